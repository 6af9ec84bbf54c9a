import type { Answer, CoverageFacts, CoverageOrder, Encounter, FactValue, Verdict } from '@vouchwell/rules';

type Answers = Readonly<Record<string, FactValue>>;

/** A case as a criterion sees it. What is left out is as in a usual first order to Medicare. */
export interface ExampleCase {
  readonly diagnoses?: readonly string[];
  /** HCPCS codes, with their units where it is not one. The criterion is asked of the first. */
  readonly items: readonly (string | readonly [code: string, units: number])[];
  readonly visits?: readonly Partial<Encounter>[];
  /** Shown by the record of the first visit. */
  readonly shown?: Answers;
  /** Told, and tied to no visit. */
  readonly told?: Answers;
  /** Told of one item, by its place. */
  readonly ofItem?: readonly Answers[];
  readonly delivered?: CoverageFacts['delivered'];
  readonly dob?: string | null;
  /** Null: none is signed; left out: one that has all its elements and is of this case. */
  readonly order?: CoverageOrder | null;
}

const ORDERED = '2026-06-30';
const DELIVERED = '2026-07-10';
/** By whose clock the examples are judged. */
export const TODAY = '2026-07-10';

const usual: Answers = {
  payer: 'medicare',
  setting: 'home',
  'order.kind': 'first',
  'order.date': ORDERED,
  'order.received': '2026-07-01',
  'delivery.date': DELIVERED,
};

export function factsOf(example: ExampleCase): CoverageFacts {
  const { items, visits = [{}], shown = {}, told = {}, ofItem = [], delivered = [] } = example;
  const diagnoses = example.diagnoses ?? ['E11.65'];
  const encounters = visits.map((visit, at): Encounter => ({
    id: `v${at}`,
    date: '2026-05-20',
    kind: 'in_person',
    role: 'physician',
    conditions: diagnoses,
    signed: true,
    ...visit,
  }));
  const first = encounters[0]?.id ?? null;
  return {
    dob: example.dob === undefined ? '1957-03-01' : example.dob,
    diagnoses,
    items: items.map((item, at) => {
      const [hcpcs, units] = typeof item === 'string' ? [item, 1] : item;
      return { id: `i${at}`, hcpcs, units };
    }),
    encounters,
    answers: [
      ...answers({ ...usual, ...told }, null, null),
      ...answers(shown, first, null),
      ...ofItem.flatMap((some, at) => [...answers(some, null, `i${at}`), ...answers(some, first, `i${at}`)]),
    ],
    delivered,
    ...(example.order !== null && { written_order: example.order ?? { lacks: [], changes: [] } }),
  };
}

const answers = (some: Answers, encounter: string | null, item: string | null): Answer[] =>
  Object.entries(some)
    // An empty text stands for what is not answered.
    .filter(([, value]) => value !== '')
    .map(([fact, value]) => ({ fact, value, encounter, item }));

/** What a criterion says of a case. */
export interface Example extends ExampleCase {
  readonly criterion: string;
  readonly verdict: Verdict;
  /** Where days are counted: on the last day allowed, or on the first that is not. */
  readonly bound?: 'in' | 'out';
  /** The policy warns of it; left out: it does not. */
  readonly warned?: true;
}

type Told = Partial<ExampleCase> & Pick<Example, 'bound' | 'warned'>;

/** Examples of one criterion, by verdict; each a case that differs from `base`. */
export function examplesOf(
  criterion: string,
  base: ExampleCase,
  by: Partial<Record<Verdict, readonly Told[]>>,
): Example[] {
  return Object.entries(by).flatMap(([verdict, cases]) =>
    cases.map((some) => ({ ...base, ...some, criterion, verdict: verdict as Verdict })),
  );
}

/** Of a question that only the record can answer: shown yes or no, and told or unsigned, which proves nothing. */
export function shownYes(
  criterion: string,
  code: string,
  fact: string,
  yes: FactValue = true,
  no: FactValue = false,
) {
  return examplesOf(
    criterion,
    { items: [code] },
    {
      met: [{ shown: { [fact]: yes } }],
      not_met: [{ shown: { [fact]: no } }],
      not_documented: [
        {},
        { told: { [fact]: yes } },
        { told: { [fact]: no } },
        { shown: { [fact]: yes }, visits: [{ signed: false }] },
        { shown: { [fact]: yes }, visits: [{ role: 'supplier' }] },
        { shown: { [fact]: yes }, visits: [{ date: '2026-07-11' }] },
      ],
    },
  );
}

/** Of a question that whoever knows may answer. */
export function toldYes(
  criterion: string,
  code: string,
  fact: string,
  yes: FactValue = true,
  no: FactValue = false,
) {
  return examplesOf(
    criterion,
    { items: [code] },
    {
      met: [{ told: { [fact]: yes } }],
      not_met: [{ told: { [fact]: no } }],
      not_documented: [{}],
    },
  );
}
