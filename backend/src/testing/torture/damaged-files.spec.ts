import { temporaryFolder } from '../temporary-folder.ts';
import {
  ALL,
  anyDamage,
  cutAt,
  type Damage,
  FILES,
  type FileName,
  flip,
  LOGS,
  olderAlone,
  olderCopy,
  pageBoundaries,
  removal,
} from './damages.ts';
import { Chance, form, seed } from './form.ts';
import { type Outcome, outcome, refusals, starts } from './judge.ts';
import { type Image, type Images, siteImages } from './site-images.ts';

const folder = temporaryFolder();
let images: Images;
let chance: Chance;
const counts: Record<string, number> = {};

beforeAll(async () => {
  console.log(`TORTURE_SEED=${seed}`);
  images = await siteImages(folder, form.olderCopies);
});
// So that one test alone does the same damages.
beforeEach(() => void (chance = new Chance(seed)));

afterAll(() => console.log(`Refused with: ${JSON.stringify(refusals, null, 2)}`));

function tellSoFar(): void {
  console.log(`Of the damages so far: ${JSON.stringify(counts)}; starts: ${JSON.stringify(starts)}`);
}

/** A long run goes on behind what does not hold: its test fails when it ends, with everything that it found. */
const failures: string[] = [];
afterEach(() => {
  tellSoFar();
  expect(failures.splice(0)).toEqual([]);
});

async function tried(image: Image, ...damages: Damage[]): Promise<Outcome | 'failed'> {
  const result = await outcome(images, image, damages, folder).catch((error: Error) => {
    failures.push(error.message);
    // At once, as a long run ends hours later.
    console.log(error.message);
    return 'failed' as const;
  });
  counts[result] = (counts[result] ?? 0) + 1;
  if (Object.values(counts).reduce((sum, count) => sum + count) % 200 === 0) tellSoFar();
  return result;
}

const ages = () => [...images.older.keys()];
const eitherImage = () => chance.one([images.clean, images.cut]);

test('undamaged, all images serve everything', async () => {
  for (const image of [images.clean, images.cut, images.unmarked]) expect(await tried(image)).toBe('served');
});

test('undamaged, nobody may be missing: not even whom no mark tells of', async () => {
  const unmarked = { ...images.unmarked, late: new Set([9_999]) };
  const patients = new Map([...images.acknowledged.patients, [9_999, 'Never Registered']]);
  const demanded = { ...images, acknowledged: { ...images.acknowledged, patients } };
  await expect(outcome(demanded, unmarked, [], folder)).rejects.toThrow(/cut off before a mark: .*more/s);
});

test('a log, a vault or both that are gone or older are refused; read models are made anew', async () => {
  const { clean, older } = images;
  const copy = (name: FileName, which: number) => olderCopy(name, older, which);
  const [log, vault, models] = FILES;
  const refused: Damage[][] = [
    [removal(log)],
    [removal(vault)],
    [removal(log), removal(vault)],
    [cutAt(log, 0), removal(vault)],
    [cutAt(log, 0), cutAt(vault, 0)],
    ...ages().flatMap((age) => [
      [copy(log, age)],
      [copy(log, age), removal(models)],
      [copy(vault, age)],
      [copy(vault, age), removal(models)],
      [copy(log, age), copy(vault, age)],
      [copy(log, age), copy(models, age)],
    ]),
  ];
  for (const damages of refused) {
    expect([damages[0]!.told, await tried(clean, ...damages)]).toEqual([damages[0]!.told, 'refused']);
  }
  for (const damage of [removal(models), ...ages().map((age) => copy(models, age))]) {
    expect([damage.told, await tried(clean, damage)]).toEqual([damage.told, 'served']);
  }
});

test.each(ALL)('%s deleted or older, alone or with the log of its age', async (name) => {
  await tried(images.cut, removal(name));
  for (const age of ages()) {
    await tried(images.cut, olderAlone(name, images.older, age));
    await tried(images.cut, olderCopy(name, images.older, age));
  }
});

test.each(ALL)('%s cut at the boundaries of its pages', async (name) => {
  for (const image of [images.clean, images.cut]) {
    const boundaries = pageBoundaries(image.dataDir, name);
    for (const bytes of chance.some(boundaries, form.cuts)) await tried(image, cutAt(name, bytes));
  }
});

test.each(ALL)(`%s flipped at ${form.flips} places`, async (name) => {
  const cutImage = () => chance.one([images.cut, images.unmarked]);
  const held = LOGS.some((log) => log === name) ? cutImage : eitherImage;
  for (let n = 0; n < form.flips; n += 1) {
    const damage = flip(name, chance.draw(), chance.under(8));
    const result = await tried(held(), damage);
    // They are made of the log: whatever is wrong with them, nothing is lost.
    if (name.startsWith('models')) expect([damage.told, result]).not.toEqual([damage.told, 'set aside']);
  }
});

test.each(LOGS)(
  '%s damaged in the second that no mark covers: nothing that was marked is missing',
  async (name) => {
    for (const share of chance.some([0.9, 0.95, 0.98, 0.999], form.cuts))
      await tried(images.unmarked, flip(name, share, 3));
  },
);

test('two files gone or older, in all combinations', async () => {
  const pairs = ALL.flatMap((first, at) => ALL.slice(at + 1).map((second) => [first, second] as const));
  const harms = (name: FileName) => [
    removal(name),
    ...chance.some(ages(), form.pairs).map((age) => olderCopy(name, images.older, age)),
  ];
  for (const [first, second] of pairs) {
    for (const one of harms(first)) for (const other of harms(second)) await tried(images.cut, one, other);
  }
});

test(`${form.randomPairs} random pairs of damages of two files`, async () => {
  for (let n = 0; n < form.randomPairs; n += 1) {
    const image = eitherImage();
    const harm = (name: FileName) => anyDamage(chance, name, image.dataDir, images.older);
    const first = chance.one(ALL);
    const second = chance.one(ALL.filter((name) => name !== first));
    // All three older or gone together is another site, and allowed: a pair is never that.
    await tried(image, harm(first), harm(second));
  }
});
