/** Runs actions one after the other, in the order in which they were asked for. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(action: () => Promise<T>): Promise<T> {
    const result = this.last.then(action);
    this.last = result.catch(() => undefined);
    return result;
  }
}
