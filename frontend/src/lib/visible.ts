const listeners = new Set<() => void>();

/** Hears that a change was saved which the next read may not show yet. */
export function onNotYetVisible(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notYetVisible(): void {
  for (const listener of listeners) listener();
}
