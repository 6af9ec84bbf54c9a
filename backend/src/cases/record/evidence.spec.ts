import {
  caseFactDefs,
  type CaseEncounter,
  type Delivered,
  EVIDENCE_MOST,
  type FactDef,
  type GivenAnswer,
} from '@vouchwell/rules';
import { given } from '../../testing/given.ts';
import {
  ana,
  bo,
  completed,
  deleted,
  itemised,
  of,
  opened,
  signed,
  state,
  today,
} from './case-story.fixture.ts';
import { caseDecider } from './case.decider.ts';
import { cases } from '../reading/case.projections.ts';
import type { EncounterChoice } from './evidence.rules.ts';

const visit: EncounterChoice = {
  ...{ id: null, date: '2026-10-01', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
  ...{ conditions: ['E11.65'], findings: 'Uses insulin.', signed: true },
};
const kept = (id: number, more: Partial<CaseEncounter> = {}): CaseEncounter => ({ ...visit, ...more, id });
const record = (...encounters: EncounterChoice[]) =>
  ({ type: 'RecordEncounters', encounters, today }) as const;
const recorded = (...encounters: CaseEncounter[]) => of({ type: 'EncountersRecorded', data: { encounters } });

const insulin: FactDef = {
  ...{ id: 'dm.insulin', type: 'yes_no', question: 'Is insulin used?', needs_encounter: true },
};
const part: FactDef = { ...insulin, id: 'lym.custom', per_item: true };
const own = (id: string) => caseFactDefs.find((def) => def.id === id)!;
const answer = (def: FactDef, answers: readonly GivenAnswer[], item: string | null = null) =>
  ({ type: 'AnswerQuestion', fact: def.id, item, answers, def, successors: [], today }) as const;
const answered = (fact: string, answers: readonly GivenAnswer[], item: string | null = null) =>
  of({ type: 'QuestionAnswered', data: { fact, item, answers } });
const yes: GivenAnswer = { value: true, encounter: null };
const shown: GivenAnswer = { value: true, encounter: 1 };
const on = (value: string): GivenAnswer => ({ value, encounter: null });

describe('encounters', () => {
  test('are numbered as they come and kept by date', () =>
    given(caseDecider, opened)
      .when(record(visit, { ...visit, date: '2026-09-01' }))
      .then(recorded(kept(2, { date: '2026-09-01' }), kept(1))));

  test('keep their number when they are changed; a number is never given twice', () => {
    given(caseDecider, opened, recorded(kept(1)))
      .when(record({ ...kept(1), who: 'Dr. Al Ode' }))
      .then(recorded(kept(1, { who: 'Dr. Al Ode' })));
    given(caseDecider, opened, recorded(kept(1)), recorded())
      .when(record(visit))
      .then(recorded(kept(2)));
    given(caseDecider, opened, recorded(kept(1)))
      .when(record(kept(1)))
      .then();
  });

  test('that go leave what they showed as stated', () =>
    given(caseDecider, opened, recorded(kept(1), kept(2)), answered('dm.insulin', [yes, shown]))
      .when(record(kept(2)))
      .then(recorded(kept(2)), answered('dm.insulin', [yes])));

  test.each([
    [
      { date: '2026-11-22' },
      'encounter_date',
      `The encounter’s date must be a real day, not after ${today}.`,
    ],
    [
      { date: '2026-02-30' },
      'encounter_date',
      `The encounter’s date must be a real day, not after ${today}.`,
    ],
    [{ date: '1950-02-02' }, 'encounter_date', 'The encounter cannot lie before the patient was born.'],
    [{ who: ' ' }, 'encounter_who', 'Say who held the encounter.'],
    [{ id: 9 }, 'encounter_missing', 'The case has no encounter 9, or it stands here twice.'],
  ])('%j is refused', (more, problem, words) =>
    given(caseDecider, opened)
      .when(record({ ...visit, ...more }))
      .refused(problem, words),
  );

  test('one cannot stand there twice, and 50 are enough', () => {
    given(caseDecider, opened, recorded(kept(1)))
      .when(record(kept(1), kept(1)))
      .refused('encounter_missing');
    const many = Array.from({ length: 51 }, () => visit);
    given(caseDecider, opened)
      .when(record(...many))
      .refused('too_much_evidence');
  });
});

describe('a question', () => {
  test('is answered, answered otherwise, and taken back; the same again is nothing', () => {
    given(caseDecider, opened)
      .when(answer(insulin, [yes]))
      .then(answered('dm.insulin', [yes]));
    const before = [opened, recorded(kept(1)), answered('dm.insulin', [yes])] as const;
    given(caseDecider, ...before)
      .when(answer(insulin, [yes]))
      .then();
    given(caseDecider, ...before)
      .when(answer(insulin, [shown]))
      .then(answered('dm.insulin', [shown]));
    given(caseDecider, ...before)
      .when(answer(insulin, []))
      .then(answered('dm.insulin', []));
    given(caseDecider, opened).when(answer(insulin, [])).then();
  });

  test('in the place of a former one, with what that said of the others, which are kept before it goes', () => {
    const place = (id: string): FactDef => ({
      ...insulin,
      ...{ id, formerly: { fact: 'both', answers: [{ was: true, is: true }] } },
    });
    const [needs, helps] = [place('needs'), place('helps')];
    const wish = (answers: readonly GivenAnswer[]) => ({
      ...answer(needs, answers),
      successors: [needs, helps],
    });
    const before = [opened, recorded(kept(1)), answered('both', [shown])] as const;
    given(caseDecider, ...before)
      .when(wish([{ value: false, encounter: 1 }]))
      .then(
        answered('helps', [shown]),
        answered('both', []),
        answered('needs', [{ value: false, encounter: 1 }]),
      );
    given(caseDecider, ...before)
      .when(wish([]))
      .then(answered('helps', [shown]), answered('both', []), answered('needs', []));
    given(caseDecider, ...before)
      .when(wish([shown]))
      .then();
  });

  test('of an item names an item that the case has', () => {
    const history = [opened, itemised] as const;
    given(caseDecider, ...history)
      .when(answer(part, [yes], 'Underpad'))
      .then(answered('lym.custom', [yes], 'Underpad'));
    given(caseDecider, ...history)
      .when(answer(part, [yes], 'Underpad (2)'))
      .refused('unknown_item');
    given(caseDecider, ...history)
      .when(answer(part, [yes]))
      .refused('unknown_item');
    given(caseDecider, ...history)
      .when(answer(insulin, [yes], 'Underpad'))
      .refused('unknown_item');
  });

  test('that nobody asks, an answer that does not fit and an unknown visit are refused', () => {
    given(caseDecider, opened)
      .when({ ...answer(insulin, [yes]), def: null })
      .refused('unknown_fact', `No installed rule asks for the fact “${insulin.id}”.`);
    given(caseDecider, opened)
      .when({ ...answer(insulin, [yes]), fact: 'Ana Ramírez takes insulin', def: null })
      .refused('unknown_fact', 'No installed rule asks for this fact.');
    given(caseDecider, opened)
      .when(answer(insulin, [{ ...yes, value: 'yes' }]))
      .refused('unfit_answer', 'Answer with yes or no.');
    given(caseDecider, opened)
      .when(answer(insulin, [shown]))
      .refused('encounter_missing');
    given(caseDecider, opened)
      .when(answer(insulin, [yes, yes]))
      .refused('answered_twice');
  });

  test('has at most ten answers, and a case at most 300 that are answered', () => {
    const visits = Array.from({ length: 11 }, (_, n) => kept(n + 1));
    const each = visits.map(({ id }) => ({ value: true, encounter: id }));
    given(caseDecider, opened, recorded(...visits))
      .when(answer(insulin, each))
      .refused('too_much_evidence', 'A case can hold at most 10 answers to one question.');
    const full = [opened, ...Array.from({ length: 300 }, (_, n) => answered(`own.${n}`, [yes]))];
    given(caseDecider, ...full)
      .when(answer(insulin, [yes]))
      .refused('too_much_evidence', 'A case can hold at most 300 answered questions.');
    given(caseDecider, ...full)
      .when(answer({ ...insulin, id: 'own.7' }, []))
      .then(answered('own.7', []));
  });

  test('on days that contradict each other changes nothing', () => {
    const ordered = [opened, answered('order.date', [on('2026-11-01')])] as const;
    given(caseDecider, ...ordered)
      .when(answer(own('delivery.date'), [on('2026-11-01')]))
      .then(answered('delivery.date', [on('2026-11-01')]));
    given(caseDecider, ...ordered)
      .when(answer(own('delivery.date'), [on('2026-10-31')]))
      .refused(
        'contradicting_days',
        'The delivery cannot lie before the order: 2026-10-31 comes before 2026-11-01.',
      );
    given(caseDecider, opened, answered('delivery.date', [on('2026-11-01')]))
      .when(answer(own('order.date'), [on('2026-11-02')]))
      .refused('contradicting_days');
  });

  test('is refused for no days but those that it brings to contradict each other', () => {
    const wrong = [
      ...[opened, answered('delivery.date', [on('2026-11-01')])],
      ...[answered('order.received', [on('2026-11-02')]), answered('order.date', [on(today)])],
    ];
    given(caseDecider, ...wrong)
      .when(answer(insulin, [yes]))
      .then(answered('dm.insulin', [yes]));
    for (const [fact, day] of [
      ['order.date', '2026-11-02'],
      ['order.received', '2026-11-03'],
      ['delivery.date', today],
    ] as const)
      given(caseDecider, ...wrong)
        .when(answer(own(fact), [on(day)]))
        .then(answered(fact, [on(day)]));
  });
});

test('earlier deliveries are kept by day; what is not yet, or of no whole unit, is refused', () => {
  const one = { hcpcs: 'A4253', units: 6, day: '2026-05-01' };
  const other = { ...one, day: '2026-02-01' };
  const deliver = (...delivered: (typeof one)[]) =>
    ({ type: 'RecordDeliveries', delivered, parts: [], today }) as const;
  given(caseDecider, opened)
    .when(deliver(one, other))
    .then(of({ type: 'DeliveriesRecorded', data: { delivered: [other, one] } }));
  given(caseDecider, opened)
    .when(deliver({ ...one, day: '2026-11-22' }))
    .refused('delivery_day');
  given(caseDecider, opened)
    .when(deliver({ ...one, units: 0.5 }))
    .refused('delivery_units');
  given(caseDecider, opened)
    .when(deliver(...Array<typeof one>(EVIDENCE_MOST.delivered + 1).fill(one)))
    .refused('too_much_evidence');
});

describe('an earlier delivery', () => {
  const side: FactDef = {
    ...{ id: 'side', type: 'choice', question: 'Which side?', needs_encounter: false },
    options: [{ id: 'left', label: 'Left' }],
  };
  const wrap = { hcpcs: 'A6545', units: 1, day: '2026-05-01' };
  const deliver = (...delivered: Delivered[]) =>
    ({ type: 'RecordDeliveries', delivered, parts: [side], today }) as const;
  const recordedAs = (...delivered: Delivered[]) => of({ type: 'DeliveriesRecorded', data: { delivered } });

  test('is of a code and of a part by which limits are counted', () => {
    const left = { ...wrap, by: { side: 'left' } };
    given(caseDecider, opened).when(deliver(left)).then(recordedAs(left));
    for (const [odd, problem, words] of [
      [
        { ...wrap, hcpcs: 'WRAP' },
        'delivery_code',
        'A HCPCS code is a letter and four digits, such as A4253.',
      ],
      [
        { ...wrap, by: { sides: 'left' } },
        'delivery_part',
        'No installed limit is counted by the fact “sides”.',
      ],
      [{ ...wrap, by: { side: 'up' } }, 'delivery_part', 'Answer with one of: left.'],
    ] as const)
      given(caseDecider, opened).when(deliver(odd)).refused(problem, words);
  });

  test('that stands there already stays beside a new one, whatever is counted by now', () => {
    const old = { ...wrap, hcpcs: 'OLD', by: { gone: 'left' } };
    given(caseDecider, opened, recordedAs(old)).when(deliver(old, wrap)).then(recordedAs(old, wrap));
  });
});

test.each([signed, completed])('what comes to pass after the signature is told of a signed case', (end) => {
  const locked = [opened, answered('order.date', [on('2026-11-01')]), signed, end];
  given(caseDecider, ...locked)
    .when(answer(own('delivery.date'), [on('2026-11-03')]))
    .then(answered('delivery.date', [on('2026-11-03')]));
  given(caseDecider, ...locked)
    .when(answer(own('delivery.date'), [on('2026-10-31')]))
    .refused('contradicting_days');
  given(caseDecider, ...locked)
    .when(answer(own('order.date'), [on('2026-11-02')]))
    .refused('case_locked');
  given(caseDecider, opened, deleted)
    .when(answer(own('delivery.date'), [on('2026-11-03')]))
    .refused('case_missing');
});

test('a signature locks it', () => {
  given(caseDecider, opened, signed).when(record(visit)).refused('case_locked');
  given(caseDecider, opened, signed)
    .when(answer(insulin, [yes]))
    .refused('case_locked');
});

test('of another patient nothing is kept, in what is decided on as in what is shown', () => {
  const chosen = of({ type: 'PatientChosen', data: { patient: bo } } as const, bo);
  const history = [opened, recorded(kept(1)), answered('dm.insulin', [yes]), chosen];
  const none = { encounters: [], questions: [], delivered: [] };
  expect(state(...history)).toMatchObject({ evidence: none, last_encounter: 1 });
  expect(state(...history.slice(0, -1))).toMatchObject({
    patient: ana,
    evidence: { encounters: [kept(1)], questions: [{ fact: 'dm.insulin' }] },
  });
  expect(Object.keys(cases.on)).toEqual(expect.arrayContaining(['EncountersRecorded', 'QuestionAnswered']));
});
