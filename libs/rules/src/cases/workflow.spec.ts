import {
  caseStatus,
  categoryOf,
  caseStatusLabel,
  exceedsLimit,
  firstIncompleteStep,
  isStep,
  isStepComplete,
  isStepReachable,
  limitRefusal,
  limitWarning,
  type StepFacts,
  stepLabel,
  steps,
  successRate,
} from '../index.ts';

const nothing: StepFacts = { patient: null, diagnoses: [], items: [], provider: null, note: null };
const order: Partial<StepFacts>[] = [
  { patient: {} },
  { diagnoses: [{}] },
  { items: [{}] },
  { provider: {} },
  { note: {} },
];
/** The first `count` steps done. */
const done = (count: number): StepFacts => Object.assign({}, nothing, ...order.slice(0, count)) as StepFacts;

describe('steps', () => {
  test('six, in order, with the names of the specification', () => {
    expect(steps.map((step) => stepLabel[step])).toEqual([
      'Patient Selection',
      'Diagnosis',
      'Items & DME',
      'Provider',
      'Generate Note',
      'Export',
    ]);
    expect(isStep('note')).toBe(true);
    expect([undefined, '', 'Note', 'review', 'length'].some(isStep)).toBe(false);
  });

  test.each([0, 1, 2, 3, 4, 5])(
    'with %i done, the next is the first incomplete and the last reachable',
    (count) => {
      const facts = done(count);
      expect(firstIncompleteStep(facts)).toBe(steps[count]);
      expect(steps.filter((step) => isStepReachable(step, facts))).toEqual(steps.slice(0, count + 1));
      expect(steps.filter((step) => isStepComplete(step, facts))).toEqual(steps.slice(0, count));
    },
  );

  test('a gap closes what lies behind it', () => {
    const facts = { ...done(5), items: [] };
    expect(firstIncompleteStep(facts)).toBe('items');
    expect(isStepReachable('provider', facts)).toBe(false);
    expect(isStepComplete('note', facts)).toBe(true);
  });
});

describe('quantities', () => {
  test('the words of the specification', () => {
    expect(limitWarning(360)).toBe('Exceeds limit of 360');
    expect(limitRefusal(360)).toBe('Quantity exceeds limit of 360. Justification is required.');
  });

  test.each([
    [150, 150, false],
    [151, 150, true],
    [9999, null, false],
    [9999, undefined, false],
    [1, 0, true],
  ])('%i is above a limit of %s: %s', (quantity, limit, above) => {
    expect(exceedsLimit(quantity, limit)).toBe(above);
  });
});

describe('status', () => {
  test.each([
    [false, 0, 'draft'],
    [false, 1, 'in_progress'],
    [true, 0, 'completed'],
    [true, 3, 'completed'],
  ] as const)('complete %s with %i notes: %s', (complete, notes, status) => {
    expect(caseStatus(complete, notes)).toBe(status);
  });

  test('labels and success rate', () => {
    expect(Object.values(caseStatusLabel)).toEqual(['Draft', 'In Progress', 'Completed']);
    expect([
      successRate(0, 0),
      successRate(1, 3),
      successRate(2, 3),
      successRate(1, 200),
      successRate(5, 5),
    ]).toEqual([0, 33, 67, 1, 100]);
  });
});

describe('what a case is called', () => {
  it.each([
    ['what it was opened as while it has no items', [], 'DME'],
    ['the category of its items', ['Incontinence', 'Incontinence'], 'Incontinence'],
    ['each of their categories once', ['Incontinence', 'Mobility', 'Incontinence'], 'Incontinence, Mobility'],
    ['what it was opened as where no item has one', [null], 'DME'],
  ])('%s', (_, categories, expected) => {
    expect(
      categoryOf(
        categories.map((category) => ({ category })),
        'DME',
      ),
    ).toBe(expected);
  });
});
