// Arrow keys walk in the directions that are seen, however the page is laid out: from a control inside [data-arrows]
// to the nearest one that way. What has data-arrows="skip" is reached with Tab alone.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

addEventListener("keydown", (event) => {
  const way = WAYS[event.key];
  const field = way && event.target.closest?.("[data-arrows]:not([data-arrows=skip])");
  if (!field || event.ctrlKey || event.altKey || event.metaKey || event.target.closest("dialog,input,select,textarea")) return;
  const next = nearest(event.target, [...field.querySelectorAll("button,a[href],[tabindex='0']")], way);
  next?.focus();
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function nearest(from, others, [across, down]) {
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from || other.dataset.arrows === "skip" || !other.checkVisibility({ visibilityProperty: true })) continue;
    const { x, y } = middle(other);
    const ahead = (x - here.x) * across + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * across);
    if (ahead < 4 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
