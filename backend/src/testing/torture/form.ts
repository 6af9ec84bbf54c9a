import { countInPart, partNamed } from './part.ts';

/** How much is tortured: `npm test` does the short form, `npm run torture` the long one or, when told, the middle one. */
const forms = {
  short: {
    olderCopies: 2,
    cuts: 3,
    flips: 5,
    headerFlips: 3,
    pairs: 0,
    randomPairs: 10,
    kills: 40,
    killsPerSite: 10,
    changesPerKill: 24,
    sample: 0.2,
  },
  middle: {
    olderCopies: 4,
    cuts: 20,
    flips: 50,
    headerFlips: 30,
    pairs: 1,
    randomPairs: 60,
    kills: 200,
    killsPerSite: 20,
    changesPerKill: 40,
    sample: 0.1,
  },
  long: {
    olderCopies: 10,
    cuts: Number.MAX_SAFE_INTEGER,
    flips: 1_000,
    headerFlips: Number.MAX_SAFE_INTEGER,
    pairs: Number.MAX_SAFE_INTEGER,
    randomPairs: 600,
    kills: 1_000,
    killsPerSite: 25,
    changesPerKill: 40,
    sample: 0.05,
  },
} as const;

export interface Form {
  /** Ages of each file that it is replaced by. */
  readonly olderCopies: number;
  /** Places each file is cut at; more than it has page boundaries: every one. */
  readonly cuts: number;
  /** Random places each file is flipped at. */
  readonly flips: number;
  /** Bits each file is flipped at where it begins; more than there are: every one. */
  readonly headerFlips: number;
  /** Of each two files, so many older copies of the one meet so many of the other, and each meets a loss. */
  readonly pairs: number;
  /** Pairs of any damages, drawn. */
  readonly randomPairs: number;
  readonly kills: number;
  /** After so many kills a new site begins, so that everything acknowledged can be compared after each. */
  readonly killsPerSite: number;
  /** So many are acknowledged before a kill, at the most. */
  readonly changesPerKill: number;
  /** Share of the damages whose start has all its threads, and is tried though their state is known. */
  readonly sample: number;
}

const named = process.env['TORTURE'] ?? 'short';
if (!(named in forms)) throw new Error(`TORTURE must be one of ${Object.keys(forms).join(', ')}.`);
/** TORTURE_PART=3/8 tries the third of eight parts: those of one seed add up to all of its damages and kills. */
export const part = partNamed(process.env['TORTURE_PART']);
const whole: Form = forms[named as keyof typeof forms];
export const form: Form = { ...whole, kills: countInPart(whole.kills, part) };

/** The same seed gives the same damages again: TORTURE_SEED. */
export const seed = Number(
  process.env['TORTURE_SEED'] ?? (named === 'short' ? 2026 : Date.now() % 1_000_000),
);
if (!Number.isSafeInteger(seed)) throw new Error('TORTURE_SEED must be a whole number.');

/** Chance that a seed repeats: Mulberry32, small and the same everywhere. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  draw(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  under(bound: number): number {
    return Math.floor(this.draw() * bound);
  }

  one<T>(of: readonly T[]): T {
    return of[this.under(of.length)]!;
  }

  /** So many different ones of these, in their order; all where there are fewer. */
  some<T>(of: readonly T[], many: number): T[] {
    const left = [...of.keys()];
    while (left.length > many) left.splice(this.under(left.length), 1);
    return left.map((index) => of[index]!);
  }
}
