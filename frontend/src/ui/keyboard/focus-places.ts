import { tabStops } from './tab-stops.ts';

/** Where something stood that is no longer there. */
export interface Place {
  parent: Element;
  next: Node | null;
  previous: Node | null;
}

/** Where an element stood before these changes took it away; null: they did not, or nothing around it is left. */
export function placeOf(gone: Element, changes: readonly MutationRecord[]): Place | null {
  let lost: Node = gone;
  for (;;) {
    const taken = lost;
    const change = changes.findLast(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(taken)),
    );
    if (!(change?.target instanceof Element)) return null;
    if (change.target.isConnected)
      return { parent: change.target, next: change.nextSibling, previous: change.previousSibling };
    lost = change.target;
  }
}

/** On a phone a field would bring up its keyboard, unasked. */
const isQuiet = (stop: HTMLElement) =>
  !window.matchMedia('(pointer: coarse)').matches ||
  !stop.matches('textarea, input:not([type=checkbox], [type=radio])');

const stopsOf = (node: Node | null) =>
  node instanceof Element && node.isConnected ? tabStops(node).filter(isQuiet) : [];

/** What Tab would have come to next, else what it came from. */
function nearest(around: Element, { next, previous }: Place): HTMLElement | undefined {
  const stops = tabStops(around).filter((stop) => stop !== around && isQuiet(stop));
  const after = next?.isConnected ? stops.find((stop) => isAfter(stop, next)) : undefined;
  const before = previous?.isConnected ? stops.findLast((stop) => isAfter(previous, stop)) : undefined;
  return after ?? before ?? stops[0];
}

const isAfter = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** A heading that Tab does not lead to can still be gone to. */
function goToHeading(around: Element): boolean {
  const heading = around.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/** As far as one looks around a place: a part of a screen, not the frame around it. */
const isFrame = (element: Element) => element.matches('body, main, #root, [role=dialog]');

/** What a part of a screen marks `data-arrival`, such as the bar that undoes what was done. */
const arrivalAt = ({ parent }: Place) => {
  const part = parent.closest('section, main, [role=dialog]');
  return part?.matches('[data-arrival]')
    ? (part as HTMLElement)
    : part?.querySelector<HTMLElement>('[data-arrival]');
};

/**
 * The focus goes beside a place: to what is marked `data-arrival` in its part of the screen, the row that came up, what
 * stands beside it, or the heading above it.
 */
export function goTo(place: Place): void {
  const arrival = arrivalAt(place);
  if (arrival) return arrival.focus();
  const [beside] = [...stopsOf(place.next), ...stopsOf(place.previous)];
  if (beside) return beside.focus({ preventScroll: true });
  for (let around: Element | null = place.parent; around?.isConnected; around = around.parentElement) {
    const stop = nearest(around, place);
    if (stop && !isFrame(around)) return stop.focus({ preventScroll: true });
    if (goToHeading(around) || around === document.body) return;
  }
}
