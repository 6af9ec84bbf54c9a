import type { FactDef } from './pack.ts';
import { measured, suggestionsFor } from './suggestions.ts';

const insulin: FactDef = { id: 'dm.insulin', type: 'yes_no', question: 'Insulin?', needs_encounter: true };
const foot: FactDef = {
  ...{ id: 'foot.condition', type: 'choice', question: 'Which?', needs_encounter: true },
  options: ['amputation', 'ulcer', 'none'].map((id) => ({ id, label: id })),
};

test('long-term use of insulin suggests insulin, with or without its dot; other diabetes does not', () => {
  expect(suggestionsFor(insulin, ['E11.65', 'Z79.4'])).toEqual([{ value: true, because: ['Z79.4'] }]);
  expect(suggestionsFor(insulin, ['z794', 'E10.9'])).toEqual([{ value: true, because: ['z794', 'E10.9'] }]);
  expect(suggestionsFor(insulin, ['E11.65', 'Z79.84', 'Z79.85'])).toEqual([]);
});

test.each([
  ['Z96.41', 'dm.insulin', true],
  ['L97.512', 'foot.condition', 'ulcer'],
  ['M20.5X1', 'foot.condition', 'deformity'],
  ['M20.011', 'foot.condition', null],
  ['L97.212', 'foot.condition', null],
  ['I87.011', 'ulcer.cause', 'venous'],
  ['I87.033', 'ulcer.cause', 'venous'],
  ['I87.021', 'ulcer.cause', null],
])('%s says of %s: %j', (code, id, value) => {
  const options = ['ulcer', 'deformity', 'venous'].map((one) => ({ id: one, label: one }));
  const def = id === 'dm.insulin' ? insulin : { ...foot, id, options };
  expect(suggestionsFor(def, [code])).toEqual(value === null ? [] : [{ value, because: [code] }]);
});

test('diagnoses that say different things suggest each', () => {
  expect(suggestionsFor(foot, ['E11.621', 'Z89.412'])).toEqual([
    { value: 'amputation', because: ['Z89.412'] },
    { value: 'ulcer', because: ['E11.621'] },
  ]);
});

test('a code that names the type of incontinence suggests it; one that names none does not', () => {
  const options = ['urge', 'stress', 'bowel'].map((id) => ({ id, label: id }));
  const type: FactDef = { ...foot, id: 'inc.type', options };
  expect(suggestionsFor(type, ['N39.41', 'R15.9', 'G20.A1'])).toEqual([
    { value: 'urge', because: ['N39.41'] },
    { value: 'bowel', because: ['R15.9'] },
  ]);
  expect(suggestionsFor(type, ['R32', 'N39.498'])).toEqual([]);
});

test('nothing is suggested that the question cannot be answered with', () => {
  expect(suggestionsFor(foot, ['L84'])).toEqual([]);
  expect(suggestionsFor({ ...insulin, type: 'text' }, ['Z79.4'])).toEqual([]);
  expect(suggestionsFor({ ...insulin, id: 'payer' }, ['Z79.4'])).toEqual([]);
});

test('of what may hold at once all is suggested together', () => {
  const several = { ...foot, type: 'choices' as const };
  expect(suggestionsFor(several, ['Z89.421', 'E11.621', 'I10'])).toEqual([
    { value: ['amputation', 'ulcer'], because: ['Z89.421', 'E11.621'] },
  ]);
});

test('a weight and a height of the patient’s record are suggested as numbers with their unit', () => {
  const asked = (id: string, unit: string): FactDef => ({
    ...{ id, type: 'number', question: 'How much?', unit, needs_encounter: true },
  });
  const [weight, height] = [asked('patient.weight_lb', 'lb'), asked('patient.height_in', 'in')];
  const record = { weight: '61 kg', height: '154 cm' };
  expect(measured(weight, record)).toEqual({ value: 61, unit: 'kg', because: ['the patient’s record'] });
  expect(measured(height, record)).toEqual({ value: 154, unit: 'cm', because: ['the patient’s record'] });
  const examples = { weight: '180 lb', height: '5\'8"' };
  expect(measured(height, examples)).toMatchObject({ value: 68, unit: 'in' });
  expect(measured(height, { ...record, height: '1.73 m' })).toMatchObject({ value: 68.11, unit: 'in' });
  expect(measured(weight, { ...record, weight: '180 lb 8 oz' })).toMatchObject({ value: 180.5, unit: 'lb' });
  expect(measured(asked('patient.height_in', 'cm'), examples)).toBeNull();
  expect(measured(weight, { ...record, weight: 'about 130 or so' })).toBeNull();
  expect(measured(weight, { ...record, weight: '9 stone' })).toBeNull();
  expect(measured(weight, null)).toBeNull();
  expect(measured(asked('bgm.per_day', 'lb'), record)).toBeNull();
});
