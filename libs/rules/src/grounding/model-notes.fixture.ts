import { ageOn } from '../days/dates.ts';
import type { GroundingFacts, GroundingItem } from './grounding-facts.ts';

export const FACT_KINDS = ['code', 'quantity', 'date', 'npi', 'age'] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Which fact of a kind is told wrongly, and how. */
export interface Slip {
  readonly kind: FactKind;
  readonly nth: number;
  /** Any whole number; chooses the error. */
  readonly pick: number;
}

/** A letter with the places of its facts. */
export interface ModelNote {
  readonly text: string;
  readonly places: readonly { readonly kind: FactKind; readonly start: number; readonly end: number }[];
}

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fifth eighth ninth twelfth'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `two hundred and six`; digits from 1,000 on, as people write them. */
function inWords(value: number): string {
  if (value >= 1000) return value.toLocaleString('en-US');
  if (value < 20) return ONES[value]!;
  if (value < 100) return TENS[Math.floor(value / 10)]! + (value % 10 ? `-${ONES[value % 10]}` : '');
  const rest = value % 100 ? ` ${value % 200 > 100 ? 'and ' : ''}${inWords(value % 100)}` : '';
  return `${ONES[Math.floor(value / 100)]} hundred${rest}`;
}

function ordinal(day: number): string {
  const irregular: Record<number, number> = { 1: 0, 2: 1, 3: 2, 5: 3, 8: 4, 9: 5, 12: 6 };
  if (day in irregular) return ORDINALS[irregular[day]!]!;
  if (day < 20) return `${ONES[day]}th`;
  const tens = TENS[Math.floor(day / 10)]!;
  return day % 10 === 0 ? tens.replace(/y$/, 'ieth') : `${tens}-${ordinal(day % 10)}`;
}

const yearInWords = (year: number) =>
  year < 2000
    ? `nineteen ${inWords(year % 100)}`
    : year < 2010
      ? `two thousand${year % 10 ? ` ${ONES[year % 10]}` : ''}`
      : `twenty ${inWords(year % 100)}`;

type Day = readonly [year: number, month: number, day: number];
const DATES: ((day: Day) => string)[] = [
  ([y, m, d]) => `${MONTHS[m - 1]} ${d}, ${y}`,
  ([y, m, d]) => `${String(m).padStart(2, '0')}/${String(d).padStart(2, '0')}/${y}`,
  ([y, m, d]) => `the ${ordinal(d)} of ${MONTHS[m - 1]}, ${y}`,
  ([y, m, d]) => `${MONTHS[m - 1]} ${ordinal(d)}, ${y}`,
  ([y, m, d]) => `${d} ${MONTHS[m - 1]!.slice(0, 3)} ${y}`,
  ([y, m, d]) =>
    `${MONTHS[m - 1]} ${d}${['th', 'st', 'nd', 'rd'][d % 10 > 3 || (d > 10 && d < 14) ? 0 : d % 10]}, ${y}`,
  ([y, m, d]) => (y < 1910 ? `${y}-${m}-${d}` : `${MONTHS[m - 1]} ${ordinal(d)}, ${yearInWords(y)}`),
  ([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
];
const COUNTS: ((value: number) => string)[] = [
  String,
  (value) => `${inWords(value)} (${value.toLocaleString('en-US')})`,
  inWords,
  (value) => value.toLocaleString('en-US'),
  (value) => `${value} (${inWords(value)})`,
];
const MODIFIERS = ['', '-KX', '-NU', ' KX', 'RR', ''];

/** Tells facts in one of many ways; remembers where; tells one of them wrongly. */
class Teller {
  private readonly told: Record<FactKind, number> = { code: 0, quantity: 0, date: 0, npi: 0, age: 0 };

  private readonly facts: GroundingFacts;
  private readonly way: number;
  private readonly slip: Slip | null;

  constructor(facts: GroundingFacts, way: number, slip: Slip | null) {
    this.facts = facts;
    this.way = way;
    this.slip = slip;
  }

  code = (code: string, more = ''): string => {
    const wrong = this.isWrong('code');
    const held = [
      ...this.facts.diagnoses.map((one) => one.code),
      ...this.facts.items.map(({ hcpcs }) => hcpcs),
    ];
    let text = code;
    for (let by = 1; wrong && held.includes(text); by += 1) text = otherCharacter(code, this.slip!.pick, by);
    return mark('code', text) + more;
  };

  hcpcs = (code: string): string => this.code(code, MODIFIERS[this.way % MODIFIERS.length]);

  quantity = (value: number): string => {
    const { pick } = this.slip ?? { pick: 0 };
    const wrong = [value + 1 + (pick % 9), value * 10, Math.max(2, value - 1 - (pick % 5)), value + 100][
      pick % 4
    ]!;
    const count = COUNTS[this.way % COUNTS.length]!;
    return mark('quantity', count(this.isWrong('quantity') ? (wrong === value ? value + 7 : wrong) : value));
  };

  date = (iso: string): string => {
    const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
    const { pick } = this.slip ?? { pick: 0 };
    const errors: Day[] = [
      [year, month, day === 1 ? 2 : day - 1],
      [year, (month % 12) + 1, Math.min(day, 28)],
      [year - 1, month, Math.min(day, 28)],
      [year, month, (day % 28) + 1],
    ];
    const wrong = errors[pick % errors.length]!;
    return mark('date', DATES[this.way % DATES.length]!(this.isWrong('date') ? wrong : [year, month, day]));
  };

  npi = (npi: string): string =>
    mark('npi', this.isWrong('npi') ? otherCharacter(npi, this.slip!.pick, 1 + (this.slip!.pick % 9)) : npi);

  age = (age: number): string => {
    const told = this.isWrong('age') ? age + 2 + (this.slip!.pick % 7) : age;
    return mark('age', this.way % 3 === 0 ? inWords(told) : String(told));
  };

  private isWrong(kind: FactKind): boolean {
    return this.slip?.kind === kind && this.told[kind]++ === this.slip.nth;
  }
}

/** Another digit in place of one of the code's. */
function otherCharacter(text: string, pick: number, by: number): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[pick % digits.length]!;
  return text.slice(0, at) + ((Number(text[at]) + by) % 10) + text.slice(at + 1);
}

const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const mark = (kind: FactKind, text: string) =>
  `${OPEN}${String.fromCharCode(0xe010 + FACT_KINDS.indexOf(kind))}${text}${CLOSE}`;

interface Told {
  readonly facts: GroundingFacts;
  readonly tell: Teller;
  readonly full: string;
  readonly age: number;
  readonly day: string;
}

const period = ({ limit_period }: GroundingItem) => limit_period ?? 'month';
const provider = ({ facts }: Told) => facts.provider!;

/** What models add of their own, all of it about policies, the letter or nothing in particular. */
const FILLERS = [
  'Under LCD L33822 and Policy Article A52464, test strips are allowed up to 300 per 3 months with insulin and 100 per 3 months without.',
  'Medicare requires an in-person visit within six (6) months prior to the order and every 6 months thereafter.',
  'The item will be used 24 hours a day, 7 days a week, in the home.',
  'Medicare Part B covers 80% of the allowed amount for items of this kind.',
  'HCPCS codes T4521 through T4545 are a benefit of state Medicaid programs.',
  'The Medicare Program Integrity Manual, Chapter 5, Section 5.9, asks that the record corroborate this letter.',
  'Without this support the patient is at increased risk of falls, skin breakdown and hospitalization.',
  'Less costly alternatives were considered: [Add: which ones, and why they did not suffice].',
  'Lymphedema garments are covered as 3 daytime garments per 6 months under the Lymphedema Treatment Act of 2022.',
  'Per LCD L33369, one pair of shoes per calendar year is covered for diagnoses E08 through E13.',
];

const STYLES: ((told: Told, filler: string) => string)[] = [
  (told, filler) => {
    const { facts, tell, full, age, day } = told;
    return `${tell.date(day)}

To: Medical Director, Utilization Review
Re: Letter of Medical Necessity for ${full}

Dear Medical Director:

I am writing on behalf of my patient, ${full}, who is ${tell.age(age)} years old and was born on ${tell.date(facts.patient.dob!)}. The patient has been diagnosed with ${facts.diagnoses.map(({ code, description }) => `${description.toLowerCase()} (ICD-10-CM ${tell.code(code)})`).join(', and with ')}.

${facts.items.map((item) => `I am requesting ${tell.quantity(item.quantity)} ${item.item} (HCPCS ${tell.hcpcs(item.hcpcs!)}) per ${period(item)}.`).join(' ')} ${filler}

Each of the ${facts.items.length} items follows from the diagnoses above. ${facts.items.map(({ justification }) => justification ?? '').join(' ')}

Thank you for your prompt consideration.

Sincerely,

${provider(told).name}
NPI: ${tell.npi(provider(told).npi)}
Date signed: ${tell.date(provider(told).date_signed)}`;
  },
  (told, filler) => {
    const { facts, tell, full, age } = told;
    return `**PATIENT INFORMATION**
- **Name:** ${full}
- **Date of Birth:** ${tell.date(facts.patient.dob!)} (Age: ${tell.age(age)})
- **MRN:** ${facts.patient.mrn}

**DIAGNOSES**
${facts.diagnoses.map(({ code, description }) => `* ${tell.code(code)} – ${description}`).join('\n')}

**EQUIPMENT AND SUPPLIES**
${facts.items.map((item) => `* **${item.item}** (${tell.hcpcs(item.hcpcs!)}): ${tell.quantity(item.quantity)} per ${period(item)}${item.size ? `, size ${item.size}` : ''}`).join('\n')}

**MEDICAL NECESSITY**
${filler}

**ORDERING PROVIDER**
${provider(told).name} | NPI ${tell.npi(provider(told).npi)} | Signed: ${tell.date(provider(told).date_signed)}`;
  },
  (told, filler) => {
    const { facts, tell, full, age } = told;
    return `Summary: This ${tell.age(age)}-year-old patient, ${full} (DOB ${tell.date(facts.patient.dob!)}), presents with ${facts.diagnoses.map(({ code }) => tell.code(code)).join(', ')}.

${facts.items.map((item, at) => `${at + 1}. ${item.item}\n   HCPCS: ${tell.hcpcs(item.hcpcs!)}\n   Quantity requested: ${tell.quantity(item.quantity)}\n   Justification: ${item.justification ?? '[Add: why it is needed]'}`).join('\n')}

${filler} The ordering practitioner, ${provider(told).name} (NPI ${tell.npi(provider(told).npi)}), signed on ${tell.date(provider(told).date_signed)}.`;
  },
  (told, filler) => {
    const { facts, tell, full } = told;
    return `It is my professional opinion that the equipment below is medically necessary for ${full}, whose date of birth is ${tell.date(facts.patient.dob!)}. ${filler}

${facts.items.map((item) => `The patient needs a total of ${tell.quantity(item.quantity)} of the ${item.item.toLowerCase()}${item.size ? `, size ${item.size}` : ''}; the billing code is ${tell.hcpcs(item.hcpcs!)}.`).join('\n')}

This order is supported by ${facts.diagnoses.map(({ code, description }) => `${tell.code(code)} (${description})`).join(' and ')}.

Respectfully,
${provider(told).name}, National Provider Identifier ${tell.npi(provider(told).npi)}
Signed ${tell.date(provider(told).date_signed)}`;
  },
];

/** A letter as a language model writes one: true to the case, but for the slip. `way`: any whole number. */
export function modelNote(
  facts: GroundingFacts,
  day: string,
  way: number,
  slip: Slip | null = null,
): ModelNote {
  const { first_name, middle_name, last_name, dob } = facts.patient;
  const full = [first_name, middle_name, last_name].filter(Boolean).join(' ');
  const tell = new Teller(facts, Math.floor(way / STYLES.length), slip);
  const told = { facts, tell, full, age: ageOn(dob, day) ?? 0, day };
  return read(STYLES[way % STYLES.length]!(told, FILLERS[way % FILLERS.length]!));
}

function read(marked: string): ModelNote {
  const places: { kind: FactKind; start: number; end: number }[] = [];
  let text = '';
  for (const part of marked.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (!part.startsWith(OPEN)) text += part;
    else {
      const kind = FACT_KINDS[part.charCodeAt(1) - 0xe010]!;
      const fact = part.slice(2, -1);
      places.push({ kind, start: text.length, end: text.length + fact.length });
      text += fact;
    }
  }
  return { text, places };
}
