import { useState } from 'react';

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

/** The last removal on this screen, until it is undone or something else is done. */
export function useUndo<T>() {
  const [removed, setRemoved] = useState<Removed<T> | null>(null);
  return {
    removed,
    remember: (list: readonly T[], thing: T, done: string) =>
      setRemoved({ thing, at: list.indexOf(thing), done }),
    forget: () => setRemoved(null),
  };
}
