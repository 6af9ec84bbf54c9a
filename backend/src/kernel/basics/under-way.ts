/** Work that goes on beside the requests: of one number one after the other, and ended at a shutdown between its steps. */
export class UnderWay {
  private readonly running = new Map<number, Promise<void>>();
  private ending = false;

  /** `failed` hears of what ended in an error. */
  constructor(private readonly failed: (id: number, error: unknown) => void) {}

  /** Whether the work shall take no further step. */
  get stopping(): boolean {
    return this.ending;
  }

  /** Resolves, in any case, when what is asked of this number is done in this process. */
  goOn(id: number, work: () => Promise<void>): Promise<void> {
    const before = this.running.get(id) ?? Promise.resolve();
    const done = before.then(work).catch((error: unknown) => this.failed(id, error));
    this.running.set(id, done);
    void done.finally(() => this.running.get(id) === done && this.running.delete(id));
    return done;
  }

  async stop(): Promise<void> {
    this.ending = true;
    await Promise.all(this.running.values());
  }
}
