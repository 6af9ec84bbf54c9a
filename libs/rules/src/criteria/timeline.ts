import { shiftedDay } from '../days/dates.ts';
import { type CaseEvidence, datedBy } from './case-evidence.ts';
import type { Finding } from './evaluate.ts';
import type { Day, FactDef } from './pack.ts';
import { isOpen } from './readiness.ts';

/** A day in the life of a case. */
export interface TimelineDay {
  readonly day: Day;
  readonly kind: 'visit' | 'answer' | 'window' | 'today';
  readonly label: string;
  /** The visit that it is; null: it is none. */
  readonly encounter: number | null;
  /** It lies after today. */
  readonly planned: boolean;
  /** The criteria that do not allow the day, or that close the window. */
  readonly criteria: readonly string[];
}

interface Lived {
  readonly evidence: CaseEvidence;
  /** The day of the newest order that is signed; left out: none is. */
  readonly ordered?: Day;
  /** The questions that it is asked. What was answered before, and is asked no more, stands as well where it is known. */
  readonly defs: readonly FactDef[];
  readonly findings: readonly Finding[];
  /** The day as of which it is told. */
  readonly today: Day;
  /** What happened on it; left out: it is today. */
  readonly event?: string;
}

/** In the order in which the policies ask for them, which is that of one day as well. */
const labels: Readonly<Record<string, string>> = {
  'pap.test': 'Sleep test',
  'oxy.test': 'Oxygen test',
  'oxy.discharge': 'Discharged from hospital',
  'foot.exam': 'Feet examined',
  'ulcer.evaluated': 'Wound evaluated',
  'foot.agreed': 'Record agreed to',
  'specialty.date': 'Specialist evaluated',
  'pmd.therapist_report': 'Therapist’s report agreed to',
  'cert.statement': 'Statement signed',
  'order.date': 'Ordered',
  'order.received': 'Order received by the supplier',
  'pa.date': 'Authorization decided',
  'supplier.selection': 'Supplier saw the feet',
  'refill.confirmed': 'Patient said yes to the refill',
  'refill.shipped': 'Refill shipped',
  'delivery.date': 'Delivery',
  'supplier.fit': 'Fit judged',
  'oxy.begun': 'Oxygen began',
  'oxy.repeated': 'Oxygen test repeated',
  'oxy.reordered': 'Oxygen ordered anew',
  'pap.begun': 'Therapy began',
  'pap.reevaluated': 'Seen again for it',
  'supply.end': 'Supply used up',
};

const ranks = ['Visit', ...Object.values(labels)];
/** What nobody ranked stands between. */
const rank = ({ label }: TimelineDay) => (ranks.includes(label) ? ranks.indexOf(label) : ranks.length);

/** The days that a case knows, and the windows of those that it does not, by day. Nothing where it knows none. */
export function timelineOf(of: Lived): TimelineDay[] {
  const { findings, today, event = 'Today' } = of;
  const known = [...visitDays(of), ...answeredDays(of), ...windows(findings)];
  if (known.length === 0) return [];
  const now = { day: today, kind: 'today', label: event, encounter: null, criteria: [] } as const;
  return [...known, now]
    .map((entry): TimelineDay => ({ ...entry, planned: entry.kind === 'answer' && entry.day > today }))
    .sort((one, other) => (one.day === other.day ? rank(one) - rank(other) : one.day < other.day ? -1 : 1));
}

type Entry = Omit<TimelineDay, 'planned'>;

const visitDays = ({ evidence }: Lived): Entry[] =>
  evidence.encounters.map(({ id, date }) => ({
    ...{ day: date, kind: 'visit', label: 'Visit', encounter: id, criteria: [] },
  }));

function answeredDays({ evidence, ordered, defs, findings }: Lived): Entry[] {
  const questions = datedBy(ordered, evidence.questions);
  const dated = new Map(defs.filter(({ type }) => type === 'date').map((def) => [def.id, def]));
  return questions.flatMap(({ fact, answers }) => {
    const [label, value] = [labels[fact] ?? dated.get(fact)?.question, answers.at(-1)?.value];
    if (label === undefined || typeof value !== 'string') return [];
    const entry: Entry = {
      ...{ day: value, kind: 'answer', label, encounter: null },
      criteria: refusing(fact, findings),
    };
    return fact === 'supply.end' ? [...refillDays(value), entry] : [entry];
  });
}

/** The criteria that are not met because of a day. */
const refusing = (fact: string, findings: readonly Finding[]): string[] => [
  ...new Set(
    findings
      .filter(({ verdict, evidence }) => verdict === 'not_met' && evidence.some((one) => one.fact === fact))
      .map(({ criterion }) => criterion),
  ),
];

function refillDays(end: Day): Entry[] {
  const { ask, deliver } = refillWindow(end);
  const day = { kind: 'window', encounter: null, criteria: [] } as const;
  return [
    { ...day, day: ask, label: 'Ask the patient from' },
    { ...day, day: deliver, label: 'Deliver the refill from' },
  ];
}

/** When a refill may be asked for and delivered: 30 and 10 days before the supply ends, both bounds included [A55426]. */
export const refillWindow = (end: Day): { ask: Day; deliver: Day; end: Day } => ({
  ask: shiftedDay(end, -30),
  deliver: shiftedDay(end, -10),
  end,
});

/** Which day a window of a finding closes: that of the order where it alone is not known, else that of the delivery. */
export const untilWhat = ({ missing }: Pick<Finding, 'missing'>): 'Order until' | 'Deliver until' =>
  missing.includes('order.date') && !missing.includes('delivery.date') ? 'Order until' : 'Deliver until';

function windows(findings: readonly Finding[]): Entry[] {
  const open = findings.filter((finding) => isOpen(finding) && finding.until !== null);
  const alike = Map.groupBy(open, (finding) => `${finding.until} ${untilWhat(finding)}`);
  return [...alike.values()].map((same): Entry => ({
    day: same[0]!.until!,
    kind: 'window',
    label: untilWhat(same[0]!),
    encounter: null,
    criteria: [...new Set(same.map(({ criterion }) => criterion))],
  }));
}
