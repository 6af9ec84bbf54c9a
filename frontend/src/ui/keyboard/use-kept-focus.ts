import { useEffect, type RefObject } from 'react';

const isUsable = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && !element.matches(':disabled');

const nobodyHasIt = () => document.activeElement === null || document.activeElement === document.body;

/**
 * What had the focus within an element and is gone, such as the button that was pressed, leaves it to what is marked
 * `data-arrival` there, else to the heading: never to the page, from whose top the next Tab would begin. A dialog stands
 * outside, and leaves the focus to what it was opened by; where that is gone, to what had it here last.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let held: HTMLElement | null = null;
    let dialog: Element | null = null;
    const hold = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (root.contains(target)) held = target;
      dialog = target.closest('[role=dialog]');
    };
    const look = () => {
      const isLost = dialog ? !dialog.isConnected : !isUsable(held);
      if (!held || !isLost || !nobodyHasIt()) return;
      const next = root.querySelector<HTMLElement>('[data-arrival]') ?? root.querySelector<HTMLElement>('h2');
      (isUsable(held) ? held : next)?.focus();
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', hold);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', hold);
    };
  }, [within]);
}
