import {
  devCases,
  fifthStrangersCases,
  fourthStrangersCases,
  heldOutCases,
  secondStrangersCases,
  thirdStrangersCases,
} from './corpus/index.ts';
import {
  foundOf,
  ownExamples,
  type Rate,
  ratesOf,
  strangersExamples,
  TRUE_TEXTS,
  writtenExamples,
} from './rates.fixture.ts';

const share = ({ of, marked }: Rate) => marked / of;
const strongShare = ({ of, strongly }: Rate) => strongly / of;

/**
 * The floors stand a little below what is reached, so that a word more or less does not break them. The goal is 0.9
 * found and 0.03 marked wrongly on texts that the check has not met: the first depends on who wrote them,
 * the second is not: of a fourth stranger’s notes 0.078 bore a strong mark when the check met them, of a fifth one’s 0.29. Words that
 * may say what the case holds in another way are marked by the softer tier, so that each mark of the stronger one is
 * worth the tick it asks for: of what is untrue the stronger tier finds less than both. Norms, measures in other units,
 * comparisons and consequences are of the softer tier: that a fifth fewer good notes bear a strong mark costs the
 * stronger tier one to two of a hundred untrue ones, which the softer one still finds.
 */
describe.each([
  ['our own examples', ownExamples(), { found: 0.95, strongly: 0.74, wrongly: [0, 0] }],
  [
    'a stranger’s examples, seen',
    strangersExamples(devCases),
    { found: 0.925, strongly: 0.51, wrongly: [0.005, 0.0025] },
  ],
  [
    'a stranger’s examples, kept away',
    strangersExamples(heldOutCases),
    { found: 0.92, strongly: 0.535, wrongly: [0.01, 0.0125] },
  ],
  [
    // Of texts that the check has hardly learned from: 0.236 of the notes before anything was mended by them.
    'a second stranger’s examples',
    strangersExamples(secondStrangersCases),
    { found: 0.9, strongly: 0.475, wrongly: [0.01, 0.01] },
  ],
  [
    // 0.15 of the notes before anything was mended by them.
    'a third stranger’s examples',
    strangersExamples(thirdStrangersCases),
    { found: 0.895, strongly: 0.455, wrongly: [0.01, 0.005] },
  ],
  [
    // 0.078 of the notes before anything was mended by them.
    'a fourth stranger’s examples',
    strangersExamples(fourthStrangersCases),
    { found: 0.91, strongly: 0.47, wrongly: [0.01, 0.005] },
  ],
  [
    // As they were when the check met them; it has not learned from them.
    'a fifth stranger’s examples',
    strangersExamples(fifthStrangersCases),
    { found: 0.78, strongly: 0.33, wrongly: [0.29, 0.125] },
  ],
] as const)('%s', (_, examples, floor) => {
  const rates = ratesOf(examples);

  test('most of what is untrue is marked where it stands', () => {
    const found = foundOf(rates);
    expect(share(found)).toBeGreaterThanOrEqual(floor.found);
    expect(strongShare(found)).toBeGreaterThanOrEqual(floor.strongly);
  });

  test.each(TRUE_TEXTS.filter((kind) => rates.has(kind)))(
    'few %s are said to contradict their case',
    (kind) => {
      expect(strongShare(rates.get(kind)!)).toBeLessThanOrEqual(floor.wrongly[TRUE_TEXTS.indexOf(kind)]!);
    },
  );
});

describe('what models wrote', () => {
  const rates = ratesOf(writtenExamples());

  test('nearly all that contradicts its case is marked, and most of what the case lacks', () => {
    expect(share(rates.get('contradicts')!)).toBeGreaterThanOrEqual(0.9);
    expect(share(rates.get('not in the case')!)).toBeGreaterThanOrEqual(0.75);
  });

  test.each(['supported', 'no claim'])('little of what is %s is said to contradict its case', (label) => {
    expect(strongShare(rates.get(label)!)).toBeLessThanOrEqual(0.01);
  });

  test('what is supported seldom needs a second look', () => {
    expect(share(rates.get('supported')!)).toBeLessThanOrEqual(0.13);
  });
});
