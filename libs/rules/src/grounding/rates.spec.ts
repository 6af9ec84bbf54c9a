import {
  devCases,
  eighthStrangersCases,
  fifthStrangersCases,
  fourthStrangersCases,
  heldOutCases,
  ninthStrangersCases,
  secondStrangersCases,
  seventhStrangersCases,
  sixthStrangersCases,
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
 * The floors stand a little below what is reached, so that a word more or less does not break them. `wrongly`: of good
 * notes, of true sentences and of the sentences of good notes, those with a strong mark; `softly`: of the last two, those
 * with any. The goal on texts
 * of hands that the check has not met is 0.9 found and 0.03 of the good notes strongly marked; decision 0024 says what
 * was reached when it met each of them. The stronger tier is kept for places of the case that are clearly filled with
 * something else, so that each of its marks is worth the tick it asks for: all else is found by the softer one.
 */
describe.each([
  ['our own examples', ownExamples(), { found: 0.97, strongly: 0.53, wrongly: [0, 0, 0], softly: [0, 0] }],
  [
    'a stranger’s examples, seen',
    strangersExamples(devCases),
    { found: 0.933, strongly: 0.322, wrongly: [0.003, 0.001, 0.001], softly: [0.065, 0.13] },
  ],
  [
    'a stranger’s examples, kept away',
    strangersExamples(heldOutCases),
    { found: 0.93, strongly: 0.34, wrongly: [0.008, 0.004, 0.002], softly: [0.09, 0.215] },
  ],
  [
    'a second stranger’s examples',
    strangersExamples(secondStrangersCases),
    { found: 0.93, strongly: 0.335, wrongly: [0.01, 0.005, 0.002], softly: [0.1, 0.19] },
  ],
  [
    'a third stranger’s examples',
    strangersExamples(thirdStrangersCases),
    { found: 0.915, strongly: 0.315, wrongly: [0.01, 0.005, 0.002], softly: [0.13, 0.215] },
  ],
  [
    'a fourth stranger’s examples',
    strangersExamples(fourthStrangersCases),
    { found: 0.935, strongly: 0.33, wrongly: [0.012, 0.008, 0.002], softly: [0.105, 0.23] },
  ],
  [
    'a fifth stranger’s examples',
    strangersExamples(fifthStrangersCases),
    { found: 0.91, strongly: 0.235, wrongly: [0.016, 0.008, 0.002], softly: [0.25, 0.345] },
  ],
  [
    // 0.80 was found when the check met them, 0.22 strongly, and 0.05 of the notes were strongly marked.
    'a sixth stranger’s examples',
    strangersExamples(sixthStrangersCases),
    { found: 0.877, strongly: 0.2, wrongly: [0.013, 0.006, 0.002], softly: [0.085, 0.225] },
  ],
  [
    // 0.71 was found when the check met them, 0.07 strongly, 0.10 of the notes were strongly marked and 0.43 of their
    // sentences softly.
    'a seventh stranger’s examples',
    strangersExamples(seventhStrangersCases),
    { found: 0.875, strongly: 0.065, wrongly: [0, 0, 0], softly: [0, 0.2] },
  ],
  [
    // 0.75 was found when the check met them, 0.14 strongly, 0.125 of the notes were strongly marked and 0.45 of their
    // sentences softly.
    'an eighth stranger’s examples',
    strangersExamples(eighthStrangersCases),
    { found: 0.81, strongly: 0.13, wrongly: [0, 0, 0], softly: [0, 0.295] },
  ],
  [
    // 0.79 was found when the check met them, mended by those above; 0.09 strongly, one note of 12 was strongly marked and
    // 0.39 of their sentences softly.
    'a ninth stranger’s examples',
    strangersExamples(ninthStrangersCases),
    { found: 0.77, strongly: 0.09, wrongly: [0, 0, 0], softly: [0, 0.28] },
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

  test.each(['true sentences', 'sentences of true notes'].filter((kind) => rates.has(kind)))(
    'of %s not many ask for a second look',
    (kind) => {
      const most = floor.softly[kind === 'true sentences' ? 0 : 1];
      expect(share(rates.get(kind)!)).toBeLessThanOrEqual(most);
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
