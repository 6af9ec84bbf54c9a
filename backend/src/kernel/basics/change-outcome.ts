import { AsyncLocalStorage } from 'node:async_hooks';

/** What has become of one request's changes, for whoever words its answer. */
export class ChangeOutcome {
  private begun = false;
  private unseen = false;

  /** A part of the change is written, or was handed over: a failure after this leaves it standing, perhaps. */
  get mayStand(): boolean {
    return this.begun;
  }

  /** False: what was changed is durable, and the read models do not show it yet. */
  get visible(): boolean {
    return !this.unseen;
  }

  written(): void {
    this.begun = true;
  }

  notYetVisible(): void {
    this.unseen = true;
  }
}

const present = new AsyncLocalStorage<ChangeOutcome>();

/** Everything that `work` begins, however deep, tells this outcome. */
export function telling<T>(outcome: ChangeOutcome, work: () => T): T {
  return present.run(outcome, work);
}

/** Of the request at hand; undefined for work that answers nobody. */
export function outcomeAtHand(): ChangeOutcome | undefined {
  return present.getStore();
}
