import type { Why } from '@vouchwell/rules';
import { Dice } from '../demo/random.ts';
import type { Access } from './watched.ts';

/** What somebody does in a year of ordinary work: accesses, and what explains looks afterwards. */
export type Step = Access | { readonly at: string; readonly explains: number };

interface Worker {
  readonly id: number;
  readonly name: string;
  readonly isAdmin: boolean;
  /** The hour of UTC at which the day begins; some work at night. */
  readonly begins: number;
  readonly address: string;
}

const START = Date.parse('2025-03-03T00:00:00.000Z');
const [HOUR_MS, DAY_MS, DAYS] = [3_600_000, 24 * 3_600_000, 365];
const families = 400;
export const PATIENTS = 5_000;

/** Invented, some of one family name; a few work here. */
export const patientName = (id: number): string => `First${id % 997} Family${(id * 31) % families}`;
export const workerName = (id: number): string =>
  id % 4 === 0 ? patientName(id * 17) : `Worker${id} Family${(id * 7) % families}`;

export function workers(count: number): readonly Worker[] {
  return Array.from({ length: count }, (_, n) => ({
    ...{ id: n + 1, name: workerName(n + 1), isAdmin: n % 9 === 0, begins: n % 11 === 5 ? 21 : 7 + (n % 3) },
    address: `10.0.${n}.7`,
  }));
}

/** A year of one of them: the days that they work, some longer, some from another machine. */
export function* yearOf(worker: Worker, seed: number): Generator<Step> {
  const dice = new Dice(seed + worker.id * 7_919);
  let position = worker.id * 1_000_000;
  let address = worker.address;
  for (let day = 0; day < DAYS; day++) {
    if (day % 7 > 4 ? !dice.chance(0.03) : dice.chance(0.1)) continue;
    // Another machine now and then; some keep it.
    if (dice.chance(0.01))
      address = dice.chance(0.5) ? worker.address : `10.0.${worker.id}.${dice.whole(8, 250)}`;
    const length = dice.chance(0.1) ? 9 + dice.whole(1, 3) : 9;
    const times = Array.from({ length: dice.whole(10, 34) }, () => dice.next() * length * HOUR_MS).sort(
      (a, b) => a - b,
    );
    for (const time of times) {
      const ms = START + day * DAY_MS + worker.begins * HOUR_MS + time;
      const at = new Date(ms).toISOString();
      position += 1;
      yield* stepsAt(worker, { at, position: String(position).padStart(20, '0'), address }, dice);
    }
  }
}

type Place = Pick<Access, 'at' | 'position' | 'address'>;

function* stepsAt(worker: Worker, place: Place, dice: Dice): Generator<Step> {
  const own = () => worker.id * 100 + dice.whole(0, 90);
  const anybody = () => dice.whole(1, PATIENTS);
  const look = (patient: number, why: Why): Access => ({ ...place, kind: 'look', patients: [patient], why });
  const later = (hours: number) => new Date(Date.parse(place.at) + hours * HOUR_MS).toISOString();
  const kind = dice.next();
  if (kind < 0.005) return yield { ...place, kind: 'refused', patients: [] };
  if (kind < 0.3)
    return yield {
      ...{ ...place, kind: 'list', patients: Array.from({ length: 20 }, own), why: { kind: 'own_list' } },
    };
  if (kind < 0.36) {
    // A name is searched for; in nineteen of twenty a case is opened with it.
    const patient = anybody();
    yield look(patient, { kind: 'register' });
    if (dice.chance(0.95)) yield { at: later(0.2), explains: patient };
    return;
  }
  if (worker.isAdmin && kind < 0.46) {
    // A record is opened, from a list or not; mostly it is then corrected.
    const patient = anybody();
    yield look(patient, dice.chance(0.5) ? { kind: 'from_list' } : 'none');
    if (dice.chance(0.97)) yield { at: later(0.3), explains: patient };
    return;
  }
  if (worker.isAdmin && kind < 0.465) {
    const patients = Array.from({ length: dice.whole(20, 300) }, anybody);
    return yield { ...place, kind: 'file', patients, why: { kind: 'admin_task' } };
  }
  yield look(own(), { kind: kind < 0.8 ? 'own_case' : 'shared' });
}
