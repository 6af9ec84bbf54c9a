import { useState } from 'react';
import type { SavedPart } from './meanwhile.ts';
import { useWorkflow } from './workflow-context.ts';

/** One thing that was taken from a list, and where it stood. */
interface Removed<T> {
  thing: T;
  at: number;
  done: string;
}

/** A list as it was before one of its things was removed, whatever has been added meanwhile. */
export function putBack<T>(list: readonly T[], thing: T, at: number): T[] {
  return [...list.slice(0, at), thing, ...list.slice(at)];
}

/**
 * The last removal from the list of a step, until it is undone or something else is done. Where others have changed the
 * list as well it may be theirs now: nothing is put back into that.
 */
export function useUndo<T>(part: SavedPart) {
  const { conflict } = useWorkflow();
  const [removed, setRemoved] = useState<Removed<T> | null>(null);
  if (removed && conflict?.parts.includes(part)) setRemoved(null);
  return {
    removed,
    remember: (list: readonly T[], thing: T, done: string) =>
      setRemoved({ thing, at: list.indexOf(thing), done }),
    forget: () => setRemoved(null),
  };
}
