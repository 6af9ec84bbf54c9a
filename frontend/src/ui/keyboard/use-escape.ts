import { useEffect, useEffectEvent } from 'react';

/** What each of the open dialogs does at Escape, the one in front last. */
const opened: (() => void)[] = [];

/** A list that is open within a field takes the key for itself, as the library marks it. */
const isTaken = ({ target, isComposing }: KeyboardEvent) =>
  isComposing ||
  (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true');

function hear(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !isTaken(event)) opened.at(-1)?.();
}

/**
 * Escape is for the dialog in front alone. The library tells it to each that is open, so that one that stands over
 * another takes it along, with what is typed in it.
 */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const own = () => escape();
    if (opened.length === 0) window.addEventListener('keydown', hear, { capture: true });
    opened.push(own);
    return () => {
      opened.splice(opened.indexOf(own), 1);
      if (opened.length === 0) window.removeEventListener('keydown', hear, { capture: true });
    };
  }, [isOpen]);
}
