/** Wakes who waits for the next commit of this process. */
export class Commits {
  private readonly waiting = new Set<() => void>();

  announce(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** Resolves at the next commit, or when the signal, not aborted yet, aborts. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
