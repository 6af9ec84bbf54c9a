import type { Position } from '../log/event-log.port.ts';
import type { Lane } from './lane.ts';

interface Waiter {
  readonly lanes: readonly Lane[];
  readonly position: Position;
  readonly resolve: (visible: boolean) => void;
}

/** Those who wait in this process until the lanes have passed a position. */
export class Visibility {
  private readonly waiters = new Set<Waiter>();

  /** True once every lane has passed; false after `timeout` milliseconds, or when one of them is parked. */
  async passed(lanes: readonly Lane[], position: Position, timeout: number): Promise<boolean> {
    const known = outcome(lanes, position);
    if (known !== null) return known;
    return new Promise<boolean>((settle) => {
      const resolve = (visible: boolean) => {
        clearTimeout(timer);
        this.waiters.delete(waiter);
        settle(visible);
      };
      const timer = setTimeout(() => resolve(false), timeout);
      const waiter: Waiter = { lanes, position, resolve };
      this.waiters.add(waiter);
    });
  }

  /** Whether somebody waits for one of these. */
  awaits(lanes: readonly Lane[]): boolean {
    return [...this.waiters].some((waiter) => waiter.lanes.some((lane) => lanes.includes(lane)));
  }

  /** The lanes have moved. */
  moved(): void {
    for (const { lanes, position, resolve } of [...this.waiters]) {
      const known = outcome(lanes, position);
      if (known !== null) resolve(known);
    }
  }

  end(): void {
    for (const { resolve } of [...this.waiters]) resolve(false);
  }
}

/** Null: not yet. */
function outcome(lanes: readonly Lane[], position: Position): boolean | null {
  if (lanes.some(({ parked }) => parked !== null)) return false;
  return lanes.every(({ passed }) => passed >= position) ? true : null;
}
