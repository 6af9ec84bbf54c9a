import type { Json } from '../basics/json.ts';
import { highestTaken } from '../log/taken-numbers.ts';

/** By kind: the highest number that was given out. */
export type NumbersByKind = Readonly<Record<string, number>>;

/**
 * So many numbers of a kind may have been given out that nothing remembers any more: a mark is a second old at the
 * most, and in a second an import takes them by the hundred, and 64 ahead.
 */
export const FORGOTTEN_NUMBERS = 1_000;

/** What tells of numbers, without being opened: the names of streams, and of keys that are made with each number. */
export class GivenNumbers {
  private readonly counted = new Map<string, number>();
  private readonly named = new Map<string, number>();

  /** `case-numbers` counts those of its kind, and `case-17` was given one. `through`: what the event says of itself. */
  stream(name: string, revision: number, through: Json | undefined): void {
    const kind = /^(.+)-numbers$/.exec(name)?.[1];
    if (kind) higher(this.counted, kind, highestTaken({ revision, data: { through: through ?? null } }));
    else this.name(name);
  }

  /** As the vault names it: `patient-key/7`. */
  key(name: string): void {
    const patient = /^patient-key\/(\d{1,15})$/.exec(name)?.[1];
    if (patient) higher(this.counted, 'patient', Number(patient));
    else this.name(name.slice(name.indexOf('/') + 1));
  }

  remember(numbers: NumbersByKind): void {
    for (const [kind, number] of Object.entries(numbers)) higher(this.counted, kind, number);
  }

  /** A name with a number at its end that was given to nothing is of no kind. `beyond`: what nothing may remember. */
  all(beyond = 0): NumbersByKind {
    const kinds = [...this.counted].map(([kind, number]) => {
      return [kind, Math.max(number, this.named.get(kind) ?? 0) + beyond] as const;
    });
    return Object.fromEntries(kinds);
  }

  private name(name: string): void {
    const [, kind, number] = /^(.+)-(\d{1,15})$/.exec(name) ?? [];
    if (kind) higher(this.named, kind, Number(number));
  }
}

function higher(numbers: Map<string, number>, kind: string, number: number): void {
  if (number > (numbers.get(kind) ?? 0)) numbers.set(kind, number);
}
