import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../temporary-folder.ts';
import { pageBoundaries } from './damages.ts';
import { Chance, form, part, seed } from './form.ts';
import { type Outcome, outcome, refusals, starts } from './judge.ts';
import { inPart } from './part.ts';
import { type Image, type Images, siteImages } from './site-images.ts';
import { groupsOf, type Material, type Trial } from './trials.ts';

const folder = temporaryFolder();
let images: Images;
let material: Material;
const counts = { tried: 0, served: 0, refused: 0, 'set aside': 0, failed: 0 };

beforeAll(async () => {
  images = await siteImages(folder, form.olderCopies);
  const boundaries: Material['boundaries'] = (image, name) => pageBoundaries(images[image].dataDir, name);
  material = { older: images.older, boundaries };
});

afterAll(() => console.log(`Refused with: ${JSON.stringify(refusals, null, 2)}`));

const tellSoFar = () =>
  console.log(
    `TORTURE_SEED=${seed} TORTURE_PART=${part.number}/${part.of}: of the damages ${JSON.stringify(counts)}; ` +
      `starts ${JSON.stringify(starts)}`,
  );

/** Ends only what would hang for ever, on however busy a machine: a long run goes on behind that as well. */
const HANGS_MS = 300_000;

/** A long run goes on behind what does not hold: its test fails when it ends, with everything that it found. */
const failures: string[] = [];
afterEach(() => {
  tellSoFar();
  expect(failures.splice(0)).toEqual([]);
});

async function tried({ image, damages, ends }: Trial): Promise<void> {
  const told = `${images[image].title}: ${damages.map((damage) => damage.told).join(' and ')}`;
  const result = await ended(told, images[image], damages);
  counts.tried += 1;
  counts[result] += 1;
  if (result !== 'failed' && ends && !ends.includes(result))
    found(`${told}: ${result}, not ${ends.join(' or ')}`);
  if (counts.tried % 200 === 0) tellSoFar();
}

async function ended(told: string, image: Image, damages: Trial['damages']): Promise<Outcome | 'failed'> {
  const done = new AbortController();
  const hung = pause(HANGS_MS, undefined, done).then(() => {
    throw new Error(`${told}: neither served nor refused, it hangs`);
  });
  try {
    return await Promise.race([outcome(images, image, damages, folder), hung]);
  } catch (error) {
    found((error as Error).message);
    return 'failed';
  } finally {
    done.abort();
  }
}

/** Told at once, as a long run ends hours later. */
function found(what: string): void {
  failures.push(what);
  console.log(what);
}

test('undamaged, all images serve everything', async () => {
  for (const image of [images.clean, images.cut, images.unmarked]) {
    expect(await outcome(images, image, [], folder)).toBe('served');
  }
});

test('undamaged, nobody may be missing: not even whom no mark tells of', async () => {
  const unmarked = { ...images.unmarked, late: new Set([9_999]) };
  const patients = new Map([...images.acknowledged.patients, [9_999, 'Never Registered']]);
  const demanded = { ...images, acknowledged: { ...images.acknowledged, patients } };
  await expect(outcome(demanded, unmarked, [], folder)).rejects.toThrow(/cut off before a mark: .*more/s);
});

// Each group draws anew, so that one test alone does the same damages.
const groups = groupsOf(form).map(({ title, trials }) => [title, trials] as const);
test.each(groups)('%s', async (_, trials) => {
  for (const trial of inPart(trials(new Chance(seed), material), part)) await tried(trial);
});
