import { type CaseEncounter, NO_EVIDENCE } from './case-evidence.ts';
import type { Finding } from './evaluate.ts';
import type { FactDef } from './pack.ts';
import { refillWindow, timelineOf, untilWhat } from './timeline.ts';

const visit = (id: number, date: string): CaseEncounter => ({
  ...{ id, date, kind: 'in_person', role: 'physician', who: 'Dr. Jo Park', conditions: [], findings: '' },
  signed: true,
});
const day = (id: string): FactDef => ({ id, type: 'date', question: `When ${id}?`, needs_encounter: false });
const answered = (fact: string, value: string) => ({
  ...{ fact, item: null },
  answers: [{ value, encounter: null }],
});
const finding = (more: Partial<Finding>): Finding => ({
  ...{ criterion: 'GEN-5', text: 'A visit.', item: null, verdict: 'not_documented', pack: null, add: null },
  ...{ evidence: [], missing: [], remarks: [], until: null, sources: [], ...more },
});
const defs = ['order.date', 'order.received', 'delivery.date', 'supply.end', 'cert.statement', 'odd.day'].map(
  day,
);
const told = (
  questions: ReturnType<typeof answered>[],
  findings: Finding[] = [],
  encounters = [visit(1, '2026-05-01')],
) => timelineOf({ evidence: { ...NO_EVIDENCE, encounters, questions }, defs, findings, today: '2026-07-01' });
const words = (entries: ReturnType<typeof told>) => entries.map((one) => [one.day, one.label]);

test('the days of a case stand in their order, the same day in the order of the rules', () =>
  expect(
    words(
      told([
        answered('delivery.date', '2026-07-10'),
        answered('order.received', '2026-06-01'),
        answered('order.date', '2026-06-01'),
        answered('cert.statement', '2026-05-20'),
        answered('odd.day', '2026-05-21'),
        answered('not.a.day', 'words'),
      ]),
    ),
  ).toEqual([
    ['2026-05-01', 'Visit'],
    ['2026-05-20', 'Statement signed'],
    ['2026-05-21', 'When odd.day?'],
    ['2026-06-01', 'Ordered'],
    ['2026-06-01', 'Order received by the supplier'],
    ['2026-07-01', 'Today'],
    ['2026-07-10', 'Delivery'],
  ]));

test('a day that is asked no more stands as well', () => {
  const questions = [answered('supply.end', '2026-07-15'), answered('odd.day', '2026-07-02')];
  const evidence = { ...NO_EVIDENCE, questions };
  const entries = timelineOf({ evidence, defs: [], findings: [], today: '2026-07-20' });
  expect(entries.map(({ label }) => label)).toContain('Supply used up');
  expect(entries.map(({ day }) => day)).not.toContain('2026-07-02');
});

test('the day of the order is that of the signed one, whatever was answered', () => {
  const evidence = { ...NO_EVIDENCE, questions: [answered('order.date', '2026-06-01')] };
  const of = { evidence, defs, findings: [], today: '2026-07-01' };
  const ordered = (entries: ReturnType<typeof told>) =>
    entries.filter(({ label }) => label === 'Ordered').map(({ day }) => day);
  expect(ordered(timelineOf({ ...of, ordered: '2026-06-20' }))).toEqual(['2026-06-20']);
  expect(ordered(timelineOf({ ...of, evidence: NO_EVIDENCE, ordered: '2026-06-20' }))).toEqual([
    '2026-06-20',
  ]);
  expect(ordered(timelineOf(of))).toEqual(['2026-06-01']);
});

test('what lies after today is planned', () => {
  const entries = told([answered('delivery.date', '2026-07-02'), answered('order.date', '2026-07-01')]);
  expect(entries.filter(({ planned }) => planned).map(({ label }) => label)).toEqual(['Delivery']);
});

test('a day that is not known has a window, with the criteria that close it', () => {
  const open = [
    finding({ until: '2026-11-01', missing: ['order.date'] }),
    finding({ criterion: 'DAT-3', until: '2026-08-31', missing: ['delivery.date'] }),
    finding({ criterion: 'DAT-5', until: '2026-08-31', missing: ['delivery.date', 'order.date'] }),
    finding({ criterion: 'MET', verdict: 'met', until: '2026-08-30', missing: [] }),
  ];
  expect(told([], open).filter(({ kind }) => kind === 'window')).toMatchObject([
    { day: '2026-08-31', label: 'Deliver until', criteria: ['DAT-3', 'DAT-5'] },
    { day: '2026-11-01', label: 'Order until', criteria: ['GEN-5'] },
  ]);
  expect(untilWhat(open[0]!)).toBe('Order until');
  expect(untilWhat(finding({ missing: [] }))).toBe('Deliver until');
});

test('a day that a rule does not allow is named with the rule', () => {
  const evidence = [{ fact: 'order.date', encounter: null }];
  const entries = told(
    [answered('order.date', '2026-06-01'), answered('delivery.date', '2026-06-02')],
    [finding({ criterion: 'DAT-2', verdict: 'not_met', evidence }), finding({ verdict: 'met', evidence })],
  );
  expect(entries.filter(({ criteria }) => criteria.length > 0)).toMatchObject([
    { label: 'Ordered', criteria: ['DAT-2'] },
  ]);
});

test('of a supply that ends, the days on which to ask and from which to deliver', () => {
  expect(refillWindow('2026-07-15')).toEqual({ ask: '2026-06-15', deliver: '2026-07-05', end: '2026-07-15' });
  expect(refillWindow('2026-03-01')).toEqual({ ask: '2026-01-30', deliver: '2026-02-19', end: '2026-03-01' });
  expect(words(told([answered('supply.end', '2026-07-15')], [], []))).toEqual([
    ['2026-06-15', 'Ask the patient from'],
    ['2026-07-01', 'Today'],
    ['2026-07-05', 'Deliver the refill from'],
    ['2026-07-15', 'Supply used up'],
  ]);
});

test('without a day there is none', () => expect(told([], [], [])).toEqual([]));
