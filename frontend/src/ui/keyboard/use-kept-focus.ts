import { useEffect, type RefObject } from 'react';

/** Whether nothing has the focus any more: what had it is gone, or cannot be used. */
function isLost(held: HTMLElement | null): held is HTMLElement {
  const nobody = document.activeElement === null || document.activeElement === document.body;
  return nobody && held !== null && (!held.isConnected || held.matches(':disabled'));
}

/**
 * What had the focus within an element and is gone, such as the button that was pressed, leaves it to what is marked
 * `data-arrival` there, else to the heading: never to the page, from whose top the next Tab would begin.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let held: HTMLElement | null = null;
    const hold = ({ target }: FocusEvent) => (held = target instanceof HTMLElement ? target : null);
    const look = () => {
      if (!isLost(held)) return;
      const next = root.querySelector<HTMLElement>('[data-arrival]') ?? root.querySelector<HTMLElement>('h2');
      next?.focus();
    };
    const changes = new MutationObserver(look);
    // A dialog that closes stands outside, and leaves the focus to what it was opened by.
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', hold);
    return () => {
      changes.disconnect();
      root.removeEventListener('focusin', hold);
    };
  }, [within]);
}
