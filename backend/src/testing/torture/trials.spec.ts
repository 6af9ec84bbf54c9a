import { ALL } from './damages.ts';
import { Chance, form } from './form.ts';
import { inPart } from './part.ts';
import { groupsOf, type Material } from './trials.ts';

const material: Material = {
  older: ['monday', 'tuesday'],
  boundaries: (image, name) => (image === 'clean' && name.endsWith('-wal') ? [] : [0, 4096, 8192]),
};
const every = Number.MAX_SAFE_INTEGER;
const few = { ...form, cuts: every, headerFlips: every, flips: 20, pairs: 1, randomPairs: 20 };

/** Each damage of all groups, by what is told of it. */
const drawn = (seed: number, given = material) =>
  groupsOf(few).map(({ title, trials }) => ({
    title,
    told: trials(new Chance(seed), given).map(
      ({ image, damages }) => `${image}: ${damages.map(({ told }) => told).join(' and ')}`,
    ),
  }));

test('the same seed draws the same damages, another one others', () => {
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(8)).not.toEqual(drawn(7));
});

test('each damage is in exactly one of eight parts', () => {
  for (const { told } of drawn(7)) {
    const parts = Array.from({ length: 8 }, (_, at) => inPart(told, { number: at + 1, of: 8 }));
    expect(parts.flat().sort()).toEqual([...told].sort());
  }
});

test('a site that has grown by a page changes none of the other damages', () => {
  const grown: Material = { ...material, boundaries: (...of) => [...material.boundaries(...of), 12_288] };
  const cuts = (title: string) => title.includes('cut') || title.includes('random');
  const others = (all: ReturnType<typeof drawn>) => all.filter(({ title }) => !cuts(title));
  expect(others(drawn(7, grown))).toEqual(others(drawn(7)));
});

test('each file is cut at each of its pages, in each image that has it', () => {
  for (const name of ALL) {
    const group = drawn(7).find(({ title }) => title === `${name} cut at the boundaries of its pages`);
    const images = name.endsWith('-wal') ? ['cut'] : ['clean', 'cut'];
    expect(group?.told).toEqual(
      images.flatMap((image) => [0, 4096, 8192].map((bytes) => `${image}: ${name} cut after ${bytes} bytes`)),
    );
  }
});

test('each two files are gone or older together', () => {
  const group = drawn(7).find(({ title }) => title.startsWith('two files'))!;
  for (const [at, first] of ALL.entries()) {
    for (const second of ALL.slice(at + 1)) {
      expect(group.told).toContain(`cut: ${first} deleted and ${second} deleted`);
      const both = new RegExp(`^cut: ${first} (alone )?replaced .* and ${second} (alone )?replaced`);
      expect(group.told.filter((told) => both.test(told)).length).toBeGreaterThan(0);
    }
  }
});

test('each bit of what a file begins with is flipped once', () => {
  for (const name of ALL) {
    const group = drawn(7).find(({ title }) => title === `${name} flipped in its header`)!;
    expect(new Set(group.told).size).toBe(name.endsWith('-wal') ? 448 : 800);
    expect(group.told).toHaveLength(new Set(group.told).size);
  }
});
