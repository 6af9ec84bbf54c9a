import type { EncounterRequest } from '@vouchwell/contract';
import { type FactValue, type ItemFacts, itemKeys, unitsOf } from '@vouchwell/rules';
import { Dice } from './random.ts';
import { type SampleAnswers, sampleAnswers } from './sample-answers.ts';
import type { SampleNeed } from './sample-cases.ts';
import type { CaseWish } from '../cases/public.ts';

const DAY_MS = 24 * 3_600_000;
/** What is used up and ordered again. */
const SUPPLIES = /incontinence|glucose/i;
/** In days from now: when the last supply ends. Of the first the patient has said yes. */
const SUPPLY_ENDS = [6, 14, -2, 24, 38, 9, 52];

const FINDINGS: Readonly<Record<string, string>> = {
  Incontinence: 'Leaks by day and night; skin intact. Pads are changed as often as they are wet.',
  'Blood Glucose Monitoring': 'Keeps a log of readings and brings it. Tests before each meal and at bedtime.',
  'Continuous Glucose Monitoring':
    'Readings of the last weeks were gone through. Lows at night come unnoticed.',
  'Diabetic Shoes': 'Both feet examined: sensation is lost under the toes, pulses are felt.',
  Compression: 'The limb was measured. Swelling goes back overnight and returns by noon.',
  Mobility: 'Walked in the corridor with and without the device. The way to the bathroom was tried.',
};

/** How much of a case is documented, one after the other: all of it, not all of it, or something speaks against it. */
const kinds = ['whole', 'gaps', 'against'] as const;

type Kind = (typeof kinds)[number];

type Asked = CaseWish['asked'];

/** The case that it is recorded beside. */
interface SampleCase {
  /** Who held the visit. */
  readonly who: string;
  /** Of the case, `YYYY-MM-DD`. */
  readonly day: string;
  readonly items: readonly ItemFacts[];
  /** Long delivered; else its supply ends around today. */
  readonly isPast: boolean;
}

/**
 * What a clinic records beside a case: the visit it rests on, who pays, what was found, what is on paper, and what the
 * patient had before.
 */
export class SampleEvidence {
  /** Of its own, so that what the other samples draw stays as it is. */
  private readonly dice = new Dice(410_38);
  private cases = 0;
  private supplies = 0;

  /** Whether the next case will be documented whole, so that its order can be signed as well. */
  get isNextWhole(): boolean {
    return this.cases % kinds.length === 0;
  }

  of(need: SampleNeed, { who, day, items, isPast }: SampleCase): Asked[] {
    const codes = items.map(({ hcpcs }) => hcpcs);
    const kind = kinds[this.cases % kinds.length]!;
    this.cases += 1;
    const visit: EncounterRequest = {
      date: before(Date.parse(day), this.dice.whole(0, 12)),
      kind: this.dice.chance(0.8) ? 'in_person' : 'video',
      role: 'physician',
      who,
      conditions: [...need.diagnoses],
      findings: FINDINGS[need.category] ?? '',
      signed: this.dice.chance(0.9) || kind === 'whole',
    };
    const isSupply = SUPPLIES.test(need.category);
    return [
      { type: 'RecordEncounters', body: { encounters: [visit] } },
      ...paidBy(this.dice.chance(0.8) ? 'medicare' : 'medicare_advantage', need, kind),
      answered('setting', 'home'),
      answered('order.kind', isSupply ? 'continuing' : 'first'),
      answered('order.date', day),
      answered('order.received', day),
      ...(kind === 'whole'
        ? whole(day, isSupply)
        : isSupply
          ? this.supply(day, isPast)
          : isPast
            ? sent(day)
            : []),
      ...(isSupply ? [before3Months(items, day)] : kind === 'against' ? hadBefore(codes, day) : []),
      ...this.found(need, visit.date, day, codes, kind),
    ];
  }

  private found(
    need: SampleNeed,
    visited: string,
    day: string,
    codes: readonly (string | null)[],
    kind: Kind,
  ): Asked[] {
    const known: SampleAnswers = sampleAnswers[codes[0] ?? ''] ?? {};
    const against = kind === 'against' ? known.against : {};
    const seen = { ...known.shown, ...against?.shown, ...datedFindings(codes[0] ?? null, visited) };
    const shown = Object.entries(seen).map(([fact, value]) => answered(fact, value, { encounter: 1 }));
    const papers = { ...known.told, ...against?.told, ...datedPapers(codes[0] ?? null, day) };
    const told = Object.entries(papers).map(([fact, value]) => answered(fact, value));
    const keys = itemKeys(need.items.map(({ item }) => ({ item: item ?? '' })));
    const ofItems = Object.entries(known.ofItems ?? {}).flatMap(([fact, value]) =>
      keys.map((item) => answered(fact, value, { item })),
    );
    // What is not documented yet: the last of what was found, and of what is on paper.
    const most = kind === 'gaps' ? -this.dice.whole(1, 2) : undefined;
    return [...shown.slice(0, most), ...told.slice(0, most), ...ofItems];
  }

  private supply(day: string, isPast: boolean): Asked[] {
    const ends = SUPPLY_ENDS[this.supplies % SUPPLY_ENDS.length]!;
    const isSure = this.supplies % 3 === 0;
    this.supplies += 1;
    const end = answered('supply.end', before(isPast ? Date.parse(day) : Date.now(), -ends));
    return [end, ...(isSure ? [answered('refill.confirmed', day)] : []), ...(isPast ? sent(day) : [])];
  }
}

/** Medicare pays for no absorbent products; a state’s Medicaid may. */
const paidBy = (payer: string, { category }: SampleNeed, kind: Kind): Asked[] =>
  category === 'Incontinence' && kind !== 'against'
    ? [answered('payer', 'medicaid'), answered('state', 'OR')]
    : [answered('payer', payer)];

/** Delivered on the day of the case, as cases are that are completed. */
const sent = (day: string): Asked[] => [answered('delivery.date', day)];

const delivered = (entries: { hcpcs: string; units: number; day: string }[]): Asked => ({
  type: 'RecordDeliveries',
  body: { delivered: entries },
});

/** The same supplies, so long before that no limit counts them any more. */
function before3Months(items: readonly ItemFacts[], day: string): Asked {
  const earlier = before(Date.parse(day), 93);
  return delivered(
    items.flatMap((item) =>
      item.hcpcs === null || /^E/.test(item.hcpcs)
        ? []
        : [{ hcpcs: item.hcpcs, units: unitsOf(item), day: earlier }],
    ),
  );
}

/** A like item of two years ago, which a lifetime of five years counts. */
const hadBefore = ([code]: readonly (string | null)[], day: string): Asked[] =>
  code && /^[EK]/.test(code)
    ? [delivered([{ hcpcs: code, units: 1, day: before(Date.parse(day), 730) }])]
    : [];

/** Delivered on the day of the case; what is used up, as the last supply comes to its end. */
const whole = (day: string, isSupply: boolean): Asked[] => [
  answered('delivery.date', day),
  ...(isSupply
    ? [
        answered('supply.end', before(Date.parse(day), -8)),
        answered('refill.confirmed', day),
        answered('refill.shipped', day),
        answered('refill.months', 1),
      ]
    : []),
];

function datedFindings(code: string | null, visited: string): Record<string, FactValue> {
  if (code === 'A5500') return { 'foot.exam': visited };
  return code === 'A6545' ? { 'ulcer.evaluated': visited } : {};
}

const datedPapers = (code: string | null, day: string): Record<string, FactValue> =>
  code === 'A5500'
    ? {
        'cert.statement': day,
        'supplier.fit': day,
        'supplier.selection': before(Date.parse(day), 1),
      }
    : code === 'T4522'
      ? { 'pa.date': day }
      : {};

const answered = (
  fact: string,
  value: FactValue,
  { encounter, item }: { encounter?: number; item?: string } = {},
): Asked => ({
  type: 'AnswerQuestion',
  body: {
    fact,
    ...(item !== undefined && { item }),
    answers: [{ value, ...(encounter !== undefined && { encounter }) }],
  },
});

/** `YYYY-MM-DD`. */
const before = (time: number, days: number): string =>
  new Date(time - days * DAY_MS).toISOString().slice(0, 10);
