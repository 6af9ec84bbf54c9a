import { useEffect, useRef, type RefObject } from 'react';

/** A finger has no use for the caret, and the keyboard of a phone would hide what one has come to. */
const byTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether somebody has gone to a field already. */
const isTaken = (held: Element | null) => held?.matches('input, textarea, select') ?? false;

/**
 * The field where the work of a step begins, while there is nothing yet: it takes the focus when it comes, so that one
 * types without a click. A step stands in a region of its name, which a screen reader says on the way to the field.
 * `begins`: whether there is nothing yet; undefined while that is not known. What it is later counts no more.
 */
export function useStartField<T extends HTMLElement>(begins: boolean | undefined): RefObject<T | null> {
  const field = useRef<T>(null);
  const first = useRef<boolean>(undefined);
  useEffect(() => {
    if (first.current !== undefined) return;
    const frame = requestAnimationFrame(() => {
      first.current = begins;
      if (begins && !byTouch() && !isTaken(document.activeElement))
        field.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [begins]);
  return field;
}
