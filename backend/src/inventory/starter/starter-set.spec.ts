import { isIcd10, limitPeriods, normalizeIcd10, sharesLimit } from '@vouchwell/rules';
import { starterCategories, starterDiagnoses } from './starter-set.ts';

describe('starter diagnoses', () => {
  test('at least 250, each once, written as the official codes are', () => {
    const codes = starterDiagnoses.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(250);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !isIcd10(code) || normalizeIcd10(code) !== code)).toEqual([]);
  });

  test('no code continues another: all are billable', () => {
    const sorted = starterDiagnoses.map(({ code }) => code.replace('.', '')).sort();
    expect(sorted.filter((code, at) => sorted[at + 1]?.startsWith(code))).toEqual([]);
  });

  test('every category that the work is about', () => {
    const categories = new Set(starterDiagnoses.map(({ category }) => category));
    expect([...categories].sort()).toEqual([
      'COPD',
      'Compression',
      'Diabetes',
      'Diabetic shoes',
      'Hypertension',
      'Incontinence',
      'Mobility',
    ]);
  });

  test.each([
    ['E11.65', 'Type 2 diabetes mellitus with hyperglycemia'],
    ['N39.41', 'Urge incontinence'],
    ['I10', 'Essential (primary) hypertension'],
    ['J44.9', 'Chronic obstructive pulmonary disease, unspecified'],
    ['I89.0', 'Lymphedema, not elsewhere classified'],
  ])('%s %s', (code, description) => {
    expect(starterDiagnoses.find((one) => one.code === code)?.description).toBe(description);
  });
});

describe('starter equipment', () => {
  const items = starterCategories.flatMap((category) => category.items);

  test('the thirteen categories', () => {
    expect(starterCategories.map(({ name }) => name)).toEqual([
      'Incontinence',
      'Continuous Glucose Monitoring',
      'Blood Glucose Monitoring',
      'Diabetic Shoes',
      'Compression',
      'Mobility',
      'Oxygen',
      'Positive Airway Pressure',
      'Nebulizers',
      'Orthoses',
      'Commodes',
      'Hospital Beds',
      'Urological Supplies',
    ]);
  });

  test('some eighty items, each name once, each with a HCPCS level II code', () => {
    expect(items.length).toBeGreaterThanOrEqual(80);
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    expect(items.filter(({ hcpcs }) => !/^[A-Z][0-9]{4}$/.test(hcpcs ?? ''))).toEqual([]);
  });

  test.each([
    ['Adult briefs, medium', 360, 'month'],
    ['Underpads, large', 150, 'month'],
    ['BGM test strips', 300, '3 months'],
    ['Diabetic depth-inlay shoe', 2, 'year'],
    ['Folding walker', null, null],
    ['Intermittent catheter, straight', 200, 'month'],
  ])('%s: %p per %p', (name, limit, period) => {
    const found = items.find((item) => item.name === name);
    expect([found?.quantity_limit, found?.limit_period]).toEqual([limit, period]);
  });

  test('what shares a limit by its name shares it by its group, and nothing else does', () => {
    const lines = starterCategories.flatMap(({ name: category, items: own }) =>
      own.map(({ name, ...more }) => ({ ...more, item: name, category, quantity: 1, justification: null })),
    );
    const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map((other) => [one, other] as const));
    const byName = pairs.filter(([one, other]) =>
      sharesLimit({ ...one, limit_group: null }, { ...other, limit_group: null }),
    );
    const byGroup = pairs.filter(([one, other]) => one.limit_group && one.limit_group === other.limit_group);
    expect(byGroup).toEqual(byName);
    expect(pairs.filter(([one, other]) => sharesLimit(one, other))).toEqual(byName);
    expect([...new Set(byName.map(([{ limit_group }]) => limit_group))]).toEqual([
      'Adult briefs',
      'Underpads',
      'Lymphedema stocking',
      'Intermittent catheter',
    ]);
    // A group of one would share with nothing.
    expect(lines.filter(({ limit_group }) => limit_group)).toHaveLength(5 + 2 + 2 + 2);
  });

  test('every limit spans a time that the item form can keep', () => {
    const spans = new Set(items.flatMap(({ limit_period }) => limit_period ?? []));
    expect(limitPeriods).toEqual(expect.arrayContaining([...spans]));
  });

  test('what must be chosen can be chosen', () => {
    const stuck = items.filter(
      (item) =>
        (item.requires_size && item.available_sizes.length === 0) ||
        (item.requires_color && item.available_colors.length === 0) ||
        (item.requires_length && item.available_lengths.length === 0),
    );
    expect(stuck).toEqual([]);
  });

  test('the default choices are those of the item form', () => {
    const brief = items.find(({ name }) => name === 'Adult briefs, small');
    expect(brief?.available_sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
    expect(brief?.available_colors).toEqual(['White', 'Black', 'Blue', 'Gray', 'Beige']);
    expect(brief?.available_lengths).toEqual(['Short', 'Medium', 'Long']);
  });
});
