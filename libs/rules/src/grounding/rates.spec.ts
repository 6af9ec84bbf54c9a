import {
  EXAMPLES,
  examplesOf,
  foundOf,
  type Rate,
  ratesOf,
  TRUE_TEXTS,
  writtenExamples,
} from './rates.fixture.ts';

const share = ({ of, marked }: Rate) => marked / of;
const strongShare = ({ of, strongly }: Rate) => strongly / of;

/**
 * The floors stand a little below what is reached, so that a word more or less does not break them. `wrongly`: of good
 * notes, of true sentences and of the sentences of good notes, those with a strong mark; `softly`: of the last two, those
 * with any; `marked`: of good notes, those with any; null where all have one, so that no more can be asked of them. The goal on texts
 * of hands that the check has not met is 0.9 found and 0.03 of the good notes strongly marked; decision 0024 says what
 * was reached when it met each of them. The stronger tier is kept for places of the case that are clearly filled with
 * something else, so that each of its marks is worth the tick it asks for: all else is found by the softer one.
 */
const FLOORS = [
  ['our own examples', { found: 0.992, strongly: 0.451, wrongly: [0, 0, 0], softly: [0, 0], marked: 0.06 }],
  [
    // Written before the readers of contraries, crossed numbers and sides were: 0.7 was found then.
    'our own of what was missed',
    { found: 0.87, strongly: 0.008, wrongly: [0, 0.013, 0], softly: [0.16, 0], marked: 0 },
  ],
  [
    // Written before the readers of compared sides, reasons, sums and brackets were: 0.61 was found then.
    'our own of what a letter recasts',
    { found: 0.809, strongly: 0.03, wrongly: [0, 0, 0], softly: [0.17, 0], marked: 0 },
  ],
  [
    'a stranger’s examples, seen',
    { found: 0.937, strongly: 0.268, wrongly: [0.003, 0.001, 0.001], softly: [0.065, 0.13], marked: 0.54 },
  ],
  [
    'a stranger’s examples, kept away',
    { found: 0.952, strongly: 0.293, wrongly: [0.008, 0.004, 0.002], softly: [0.09, 0.215], marked: 0.725 },
  ],
  [
    'a second stranger’s examples',
    { found: 0.945, strongly: 0.293, wrongly: [0.01, 0.005, 0.002], softly: [0.1, 0.19], marked: 0.66 },
  ],
  [
    'a third stranger’s examples',
    { found: 0.934, strongly: 0.28, wrongly: [0.01, 0.005, 0.002], softly: [0.13, 0.215], marked: 0.68 },
  ],
  [
    'a fourth stranger’s examples',
    { found: 0.94, strongly: 0.306, wrongly: [0.012, 0.008, 0.002], softly: [0.105, 0.23], marked: 0.76 },
  ],
  [
    'a fifth stranger’s examples',
    { found: 0.93, strongly: 0.209, wrongly: [0.016, 0.008, 0.002], softly: [0.25, 0.345], marked: 0.925 },
  ],
  [
    // 0.80 was found when the check met them, 0.22 strongly, and 0.05 of the notes were strongly marked.
    'a sixth stranger’s examples',
    { found: 0.893, strongly: 0.186, wrongly: [0.013, 0.006, 0.002], softly: [0.085, 0.225], marked: 0.89 },
  ],
  [
    // 0.71 was found when the check met them, 0.07 strongly, 0.10 of the notes were strongly marked and 0.43 of their
    // sentences softly.
    'a seventh stranger’s examples',
    { found: 0.887, strongly: 0.057, wrongly: [0, 0, 0], softly: [0, 0.2], marked: 0.9 },
  ],
  [
    // 0.75 was found when the check met them, 0.14 strongly, 0.125 of the notes were strongly marked and 0.45 of their
    // sentences softly.
    'an eighth stranger’s examples',
    { found: 0.841, strongly: 0.113, wrongly: [0, 0, 0], softly: [0, 0.295], marked: 0.98 },
  ],
  [
    // 0.79 was found when the check met them, mended by those above; 0.09 strongly, one note of 12 was strongly marked and
    // 0.39 of their sentences softly.
    'a ninth stranger’s examples',
    { found: 0.876, strongly: 0.072, wrongly: [0, 0, 0], softly: [0, 0.28], marked: null },
  ],
  [
    // 0.84 was found when the check met them, 0.125 strongly, two notes of 24 were strongly marked and 0.26 of their
    // sentences softly.
    'a tenth stranger’s examples',
    { found: 0.955, strongly: 0.12, wrongly: [0, 0, 0], softly: [0, 0.265], marked: null },
  ],
  [
    // 0.847 was found when the check met them, 0.18 strongly, one note of 72 was strongly marked and 0.24 of their
    // sentences softly.
    'an eleventh stranger’s examples',
    { found: 0.915, strongly: 0.16, wrongly: [0, 0, 0], softly: [0.133, 0.245], marked: 0.56 },
  ],
  [
    // 0.77 was found when the check met them, 0.14 strongly, four notes of 72 were strongly marked and 0.22 of their
    // sentences softly.
    'a twelfth stranger’s examples',
    { found: 0.81, strongly: 0.107, wrongly: [0, 0, 0], softly: [0, 0.22], marked: null },
  ],
  [
    // 0.77 was found when the check met them, 0.15 strongly, four notes of 48 were strongly marked and 0.24 of their
    // sentences softly.
    'a thirteenth stranger’s examples',
    { found: 0.804, strongly: 0.135, wrongly: [0, 0, 0], softly: [0, 0.233], marked: null },
  ],
  [
    // 0.835 was found when the check met them, 0.18 strongly, four notes of 20 were strongly marked and 0.30 of their
    // sentences softly.
    'a fourteenth stranger’s examples',
    { found: 0.855, strongly: 0.17, wrongly: [0, 0, 0], softly: [0, 0.295], marked: null },
  ],
  [
    // 0.88 was found when the check met them, 0.31 strongly, ten notes of 48 were strongly marked and 0.14 of their
    // sentences softly.
    'a fifteenth stranger’s examples',
    { found: 0.965, strongly: 0.276, wrongly: [0, 0, 0], softly: [0, 0.094], marked: 0.94 },
  ],
  [
    // 0.90 was found when the check met them, 0.27 strongly, two notes of 40 were strongly marked and 0.095 of their
    // sentences softly.
    'a sixteenth stranger’s examples',
    { found: 0.912, strongly: 0.246, wrongly: [0, 0, 0], softly: [0, 0.095], marked: 0.9 },
  ],
  [
    // 0.93 was found when the check met them, 0.26 strongly, three notes of 40 were strongly marked and 0.107 of their
    // sentences softly.
    'a seventeenth stranger’s examples',
    { found: 0.925, strongly: 0.235, wrongly: [0, 0, 0], softly: [0, 0.107], marked: 0.93 },
  ],
  [
    // As the check met them: 0.93 found, 0.26 strongly, one note of 40 strongly marked, 0.126 of their sentences softly.
    'an eighteenth stranger’s examples',
    { found: 0.931, strongly: 0.237, wrongly: [0, 0, 0], softly: [0, 0.126], marked: 0.86 },
  ],
  [
    // 0.87 found, 0.24 strongly, four notes of 48 strongly marked, 0.123 of their sentences softly.
    'a nineteenth stranger’s examples',
    { found: 0.87, strongly: 0.216, wrongly: [0, 0, 0], softly: [0, 0.12], marked: 0.9 },
  ],
  [
    // 0.91 found, 0.27 strongly, four notes of 40 strongly marked, 0.113 of their sentences softly.
    'a twentieth stranger’s examples',
    { found: 0.907, strongly: 0.252, wrongly: [0, 0, 0], softly: [0, 0.114], marked: 0.98 },
  ],
  [
    // Honest letters only. As the check met them: 25 of the first 240 strongly marked, 0.24 of their sentences softly; once
    // these were mended, 29 of the next 240, 0.20 of their sentences softly.
    'eight strangers’ letters',
    { found: 0, strongly: 0, wrongly: [0, 0, 0], softly: [0, 0.179], marked: null },
  ],
  [
    // As the check met them: 0.89 found, four notes of 40 strongly marked, 0.133 of their sentences softly.
    'a twenty-first stranger’s examples',
    { found: 0.892, strongly: 0.223, wrongly: [0, 0, 0], softly: [0, 0.12], marked: 0.98 },
  ],
  [
    // 0.86 found, two notes of 40 strongly marked, 0.156 of their sentences softly.
    'a twenty-second stranger’s examples',
    { found: 0.876, strongly: 0.242, wrongly: [0, 0, 0], softly: [0, 0.125], marked: 0.98 },
  ],
  [
    // As the check met them: 0.91 found, none of 32 notes strongly marked, 0.088 of their sentences softly.
    'a twenty-third stranger’s examples',
    { found: 0.921, strongly: 0.2, wrongly: [0, 0, 0], softly: [0, 0.09], marked: 0.98 },
  ],
  [
    // As the check met them: 0.86 found, one of 40 notes strongly marked.
    'a twenty-fourth stranger’s examples',
    { found: 0.901, strongly: 0.221, wrongly: [0, 0, 0], softly: [0, 0.119], marked: 0.999 },
  ],
  [
    // As the check met them: 0.86 found, none of 40 notes strongly marked.
    'a twenty-fifth stranger’s examples',
    { found: 0.902, strongly: 0.15, wrongly: [0, 0, 0], softly: [0, 0.129], marked: 0.849 },
  ],
  [
    // As the check met them: 0.88 found, two of 40 notes strongly marked.
    'a twenty-sixth stranger’s examples',
    { found: 0.902, strongly: 0.232, wrongly: [0, 0, 0], softly: [0, 0.121], marked: 0.974 },
  ],
  [
    // As the check met them: 0.88 found, none of 40 notes strongly marked.
    'a twenty-seventh stranger’s examples',
    { found: 0.911, strongly: 0.178, wrongly: [0, 0, 0], softly: [0, 0.106], marked: null },
  ],
  [
    // As the check met them: 0.90 found, none of 40 notes strongly marked.
    'a twenty-eighth stranger’s examples',
    { found: 0.898, strongly: 0.163, wrongly: [0, 0, 0], softly: [0, 0.123], marked: 0.95 },
  ],
  [
    // As the check met them: 0.90 found, one of 40 notes strongly marked.
    'a twenty-ninth stranger’s examples',
    { found: 0.898, strongly: 0.2, wrongly: [0, 0, 0], softly: [0, 0.114], marked: 0.95 },
  ],
  [
    // As the check met them: 0.91 found, none of 40 notes strongly marked.
    'a thirtieth stranger’s examples',
    { found: 0.908, strongly: 0.207, wrongly: [0, 0, 0], softly: [0, 0.143], marked: 0.999 },
  ],
  [
    // Nothing untrue was written of them. Of the first 180, 23 were strongly marked when the check met them, of the last 300 twelve.
    'eleven further strangers’ letters',
    { found: 1, strongly: 0, wrongly: [0.002, 0, 0.001], softly: [0, 0.245], marked: null },
  ],
] as const;
const MEASURED = FLOORS.map(([name, floor]) => ({ name, floor, rates: ratesOf(examplesOf(name)) }));

test('each hand has its floors', () => {
  expect(FLOORS.map(([name]) => name)).toEqual(EXAMPLES.map(([name]) => name));
});

describe.each(MEASURED)('$name', ({ rates, floor }) => {
  const found = foundOf(rates);

  test.runIf(found.of > 0)('most of what is untrue is marked where it stands', () => {
    expect(share(found)).toBeGreaterThanOrEqual(floor.found);
    expect(strongShare(found)).toBeGreaterThanOrEqual(floor.strongly);
  });

  test.each(TRUE_TEXTS.filter((kind) => rates.has(kind)))(
    'few %s are said to contradict their case',
    (kind) => {
      expect(strongShare(rates.get(kind)!)).toBeLessThanOrEqual(floor.wrongly[TRUE_TEXTS.indexOf(kind)]!);
    },
  );

  test.runIf(rates.has('true notes'))('not every true note bears a mark of either tier', () => {
    const notes = rates.get('true notes')!;
    if (floor.marked === null) expect(strongShare(notes)).toBe(0);
    else expect(share(notes)).toBeLessThanOrEqual(floor.marked);
  });

  test.each(['true sentences', 'sentences of true notes'].filter((kind) => rates.has(kind)))(
    'of %s not many ask for a second look',
    (kind) => {
      const most = floor.softly[kind === 'true sentences' ? 0 : 1];
      expect(share(rates.get(kind)!)).toBeLessThanOrEqual(most);
    },
  );
});

/** Of all strangers but the one whose examples were seen: the classes of which the least is found, and the others. */
const BY_CLASS: Readonly<Record<string, number>> = {
  negation: 0.735,
  retold: 0.755,
  quantity: 0.835,
  device: 0.84,
  'other-role': 0.835,
  'other-item': 0.845,
  'relative-date': 0.845,
  sum: 0.86,
  'coverage-measure': 0.875,
  'code-disease': 0.885,
  choice: 0.88,
  social: 0.87,
  treatment: 0.875,
  // Of the ten of the fourteenth hand four are found; of the others 0.88.
  attestation: 0.835,
  side: 0.895,
  organisation: 0.89,
};
const ELSE = 0.9;

describe('of each class, by whatever hand', () => {
  const strangers = MEASURED.filter(({ name }) => !/own|seen/.test(name)).map(({ rates }) => rates);
  const classes = [...new Set(strangers.flatMap((rates) => [...rates.keys()]))];

  test.each(classes.filter((kind) => !TRUE_TEXTS.includes(kind)))('most of %s is marked', (kind) => {
    const all = strangers.flatMap((rates) => rates.get(kind) ?? []);
    const sum = (of: (rate: Rate) => number) => all.reduce((total, rate) => total + of(rate), 0);
    expect(sum((rate) => rate.marked) / sum((rate) => rate.of)).toBeGreaterThanOrEqual(
      BY_CLASS[kind] ?? ELSE,
    );
  });
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

  test('what is supported hardly ever needs a second look', () => {
    expect(share(rates.get('supported')!)).toBeLessThanOrEqual(0.03);
  });
});
