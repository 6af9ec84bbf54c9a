import { useEffect } from 'react';

/**
 * For a dialog that is mounted only while it is open: what had the focus before gets it back. The dialogs of the
 * library do so only where they stay mounted.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}
