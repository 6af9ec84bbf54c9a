const STOPS =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

/** Whether Tab leads there. */
function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]')) return false;
  // What is folded away, or of a layer below, is no place to be.
  if (element.closest('[hidden], [inert], [aria-hidden=true]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** Where Tab stops within an element, it itself first where Tab stops there. */
export function tabStops(within: Element): HTMLElement[] {
  const self = within instanceof HTMLElement && within.matches(STOPS) ? [within] : [];
  return [...self, ...within.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
}
