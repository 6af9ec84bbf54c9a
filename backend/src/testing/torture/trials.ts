import {
  ALL,
  anyDamage,
  cutAt,
  type Damage,
  FILES,
  type FileName,
  flip,
  flipAt,
  headerBytes,
  LOGS,
  olderAlone,
  olderCopy,
  removal,
} from './damages.ts';
import type { Chance, Form } from './form.ts';
import type { Outcome } from './judge.ts';

export type ImageName = 'clean' | 'cut' | 'unmarked';

/** What there is to damage. */
export interface Material {
  readonly older: readonly string[];
  /** The bytes before each page. */
  boundaries(image: ImageName, name: FileName): readonly number[];
}

/** One image, what happens to it, and how it must not or can only end where that is known beforehand. */
export interface Trial {
  readonly image: ImageName;
  readonly damages: readonly Damage[];
  readonly ends?: readonly Outcome[];
}

export interface Group {
  readonly title: string;
  /** The same by the same chance, whichever part of them is tried. */
  readonly trials: (chance: Chance, material: Material) => Trial[];
}

/** All that is tried in this form. */
export function groupsOf(form: Form): Group[] {
  return [
    { title: 'a log, a vault or both gone or older are refused', trials: refused },
    { title: 'read models gone or older are made anew', trials: madeAnew },
    ...ALL.flatMap((name) => [
      {
        title: `${name} deleted or older, alone or with the log of its age`,
        trials: (_: Chance, material: Material) => goneOrOlder(name, material),
      },
      {
        title: `${name} cut at the boundaries of its pages`,
        trials: (chance: Chance, material: Material) => cuts(name, form.cuts, chance, material),
      },
      {
        title: `${name} flipped at ${form.flips} places`,
        trials: (chance: Chance) => Array.from({ length: form.flips }, () => flipped(name, chance)),
      },
      {
        title: `${name} flipped in its header`,
        trials: (chance: Chance) => headerFlips(name, form.headerFlips, chance),
      },
    ]),
    ...LOGS.map((name) => ({
      title: `${name} damaged in the second that no mark covers: nothing that was marked is missing`,
      trials: (chance: Chance) =>
        chance
          .some([0.9, 0.95, 0.98, 0.999], form.cuts)
          .map((share): Trial => ({ image: 'unmarked', damages: [flip(name, share, 3)] })),
    })),
    {
      title: 'two files gone or older, in all combinations',
      trials: (chance, material) => pairs(form.pairs, chance, material),
    },
    {
      title: `${form.randomPairs} random pairs of damages of two files`,
      trials: (chance, material) =>
        Array.from({ length: form.randomPairs }, () => randomPair(chance, material)),
    },
  ];
}

const eitherImage = (chance: Chance): ImageName => chance.one(['clean', 'cut']);
const isLog = (name: FileName) => LOGS.some((log) => log === name);
const agesOf = ({ older }: Material) => [...older.keys()];

function refused(_: Chance, material: Material): Trial[] {
  const copy = (name: FileName, which: number) => olderCopy(name, material.older, which);
  const [log, vault, models] = FILES;
  const all: Damage[][] = [
    [removal(log)],
    [removal(vault)],
    [removal(log), removal(vault)],
    [cutAt(log, 0), removal(vault)],
    [cutAt(log, 0), cutAt(vault, 0)],
    ...agesOf(material).flatMap((age) => [
      [copy(log, age)],
      [copy(log, age), removal(models)],
      [copy(vault, age)],
      [copy(vault, age), removal(models)],
      [copy(log, age), copy(vault, age)],
      [copy(log, age), copy(models, age)],
    ]),
  ];
  return all.map((damages) => ({ image: 'clean', damages, ends: ['refused'] }));
}

function madeAnew(_: Chance, material: Material): Trial[] {
  const [, , models] = FILES;
  const copies = agesOf(material).map((age) => olderCopy(models, material.older, age));
  return [removal(models), ...copies].map((damage) => ({
    image: 'clean',
    damages: [damage],
    ends: ['served'],
  }));
}

function goneOrOlder(name: FileName, material: Material): Trial[] {
  const older = agesOf(material).flatMap((age) => copiesOf(name, age, material));
  return [removal(name), ...older].map((damage) => ({ image: 'cut', damages: [damage] }));
}

/** The file alone, and with the write-ahead log of its age; such a log has none of its own. */
function copiesOf(name: FileName, age: number, { older }: Material): Damage[] {
  const alone = olderAlone(name, older, age);
  return isLog(name) ? [alone] : [alone, olderCopy(name, older, age)];
}

function cuts(name: FileName, many: number, chance: Chance, material: Material): Trial[] {
  return (['clean', 'cut'] as const).flatMap((image) =>
    chance
      .some(material.boundaries(image, name), many)
      .map((bytes) => ({ image, damages: [cutAt(name, bytes)], ...endsOf(name) })),
  );
}

function flipped(name: FileName, chance: Chance): Trial {
  const damages = [flip(name, chance.draw(), chance.under(8))];
  // Only what was cut off has a write-ahead log.
  const image = isLog(name) ? chance.one(['cut', 'unmarked'] as const) : eitherImage(chance);
  return { image, damages, ...endsOf(name) };
}

/** Read models are made of the log: whatever is wrong with what once was theirs, nothing is lost, and nobody is asked. */
const endsOf = (name: FileName): Pick<Trial, 'ends'> =>
  name.startsWith('models') ? { ends: ['served'] } : {};

/**
 * A random flip hardly ever meets them, and of all bytes they are what a start goes by. What lies in a write-ahead log
 * beside a file is not read from the file: mostly its first page does.
 */
function headerFlips(name: FileName, many: number, chance: Chance): Trial[] {
  const bits = Array.from({ length: headerBytes(name) * 8 }, (_, at) => [at >> 3, at & 7] as const);
  const image = isLog(name) ? 'cut' : 'clean';
  return chance
    .some(bits, many)
    .map(([byte, bit]) => ({ image, damages: [flipAt(name, byte, bit)], ...endsOf(name) }));
}

function pairs(many: number, chance: Chance, material: Material): Trial[] {
  const harms = (name: FileName) => [
    removal(name),
    ...chance.some(agesOf(material), many).flatMap((age) => copiesOf(name, age, material)),
  ];
  return ALL.flatMap((first, at) =>
    ALL.slice(at + 1).flatMap((second) =>
      harms(first).flatMap((one) =>
        harms(second).map((other): Trial => ({ image: 'cut', damages: [one, other] })),
      ),
    ),
  );
}

/** All three older or gone together is another site, and allowed: a pair is never that. */
function randomPair(chance: Chance, material: Material): Trial {
  const image = eitherImage(chance);
  const harm = (name: FileName) => anyDamage(chance, name, material.boundaries(image, name), material.older);
  const first = chance.one(ALL);
  const second = chance.one(ALL.filter((name) => name !== first));
  return { image, damages: [harm(first), harm(second)] };
}
