import { Dice } from './random.ts';
import { samplePatient } from './sample-patients.ts';

const demonstrated = () => {
  const dice = new Dice(20_211);
  return Array.from({ length: 60 }, (_, index) => samplePatient(index + 1, dice));
};

test('the patients of a demonstration are the same each time', () => {
  expect(demonstrated()).toEqual(demonstrated());
});

test('their middle names differ, and most are written out', () => {
  const names = demonstrated().flatMap(({ middle_name }) => middle_name ?? []);
  expect(names.length).toBeGreaterThan(10);
  const written = names.filter((name) => !name.endsWith('.'));
  expect(written.length).toBeGreaterThan(names.length / 2);
  expect(new Set(written).size).toBeGreaterThan(written.length / 2);
});
