import { goTo, placeOf, type Place } from './focus-places.ts';

/** What stands over the page and is left to what opened it; a message is left to where one was when it came. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], .mantine-Notification-root';
/** The library's own traps and returns have had their say by then. */
const SETTLED_MS = 30;

/** What had the focus in a layer, the page being the lowest. */
interface Held {
  element: HTMLElement;
  layer: Element | null;
  /** Where it stood when it was taken away. */
  place: Place | null;
}

/** What has just been put out of use holds the focus until the browser draws next, and nobody tells when it lets go. */
const isNowhere = () => {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
};
const isUsable = ({ element }: Held) => element.isConnected && !element.matches(':disabled');
const isThere = ({ layer }: Held) => layer === null || layer.isConnected;

/** Of each layer the last that had the focus, the lowest first. */
function remember(held: Held[], element: HTMLElement): void {
  const layer = element.closest(LAYERS);
  const before = held.findIndex((one) => one.layer === layer);
  if (before >= 0) held.splice(before);
  held.push({ element, layer, place: null });
}

/** Where it stands, or stood. */
function placeNow({ element, place }: Held): Place | null {
  if (place) return place;
  const parent = element.parentElement;
  return parent && { parent, next: element.nextSibling, previous: element.previousSibling };
}

/** The focus goes to the topmost that is still there, else beside where it was. */
function goBack(held: readonly Held[]): void {
  for (const one of held.toReversed()) {
    const place = isThere(one) ? placeNow(one) : null;
    if (isUsable(one)) one.element.focus({ preventScroll: true });
    else if (place) goTo(place);
    if (!isNowhere()) return;
  }
}

/**
 * The focus is never lost to the page, from whose top the next Tab would begin: what is closed leaves it to what opened
 * it, and what is taken away or put out of use to what stands beside it. For the whole application, and whatever made
 * the change: an answer of the server, somebody else, or the person. Returns what ends it.
 */
export function keepFocus(): () => void {
  const held: Held[] = [];
  /** What a pointer that met nothing has left: nobody is there any more. */
  let left: Held | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (isNowhere() && held.length > 0) goBack(held);
  };
  const observer = new MutationObserver((changes) => {
    for (const one of held)
      if (!one.place && !one.element.isConnected) one.place = placeOf(one.element, changes);
    const last = held.at(-1);
    if (timer !== undefined || !last || !isNowhere() || isUsable(last)) return;
    if (last !== left || !isThere(last)) timer = setTimeout(look, SETTLED_MS);
  });
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target !== document.body) remember(held, target);
  };
  const point = () =>
    setTimeout(() => {
      const last = held.at(-1);
      if (last && isNowhere() && isUsable(last)) left = last;
    });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', point);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', point);
  };
}
