import { ageOn } from '../days/dates.ts';
import type { GroundingFacts, GroundingItem } from './grounding-facts.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const split = (day: string) => day.split('-').map(Number) as [number, number, number];

/** The usual written forms of a day. */
const DATES: ((day: string) => string)[] = [
  (day) => day,
  (day) => `${MONTHS[split(day)[1] - 1]} ${split(day)[2]}, ${split(day)[0]}`,
  (day) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`,
  (day) => `${split(day)[1]}/${split(day)[2]}/${split(day)[0]}`,
  (day) => `${split(day)[2]} ${MONTHS[split(day)[1] - 1]} ${split(day)[0]}`,
  (day) => `${MONTHS[split(day)[1] - 1]?.slice(0, 3)}. ${split(day)[2]}, ${split(day)[0]}`,
  (day) => `${day.slice(8)}-${MONTHS[split(day)[1] - 1]?.slice(0, 3)}-${day.slice(0, 4)}`,
];

const per = ({ quantity, limit_period }: GroundingItem) =>
  limit_period ? `${quantity} per ${limit_period}` : String(quantity);
const sized = ({ size }: GroundingItem) => (size ? `, size ${size}` : '');

interface Told {
  facts: GroundingFacts;
  age: number | null;
  full: string;
  born: string;
  signed: string;
  today: string;
}

/** Letters as people and models write them. */
const STYLES: ((told: Told) => string)[] = [
  ({ facts, age, full, born, signed }) => `RE: ${full}, DOB ${born}

To whom it may concern,

I am the treating practitioner of ${full}, a ${age}-year-old patient who carries the following diagnoses: ${facts.diagnoses.map(({ code, description }) => `${description} (ICD-10 ${code})`).join('; ')}.

The following is ordered: ${facts.items.map((item) => `${item.item} (HCPCS ${item.hcpcs}), quantity ${per(item)}${sized(item)}`).join('; ')}.

These items are needed every day. A follow-up visit is planned every 6 months, and the visit that supports this order took place within 6 months [Add: date of the visit].

Sincerely,
${facts.provider?.name}
NPI ${facts.provider?.npi}
Signed on ${signed}`,
  ({ facts, age, full, born, today, signed }) => `${today}

PATIENT
Patient name: ${full}
Date of birth: ${born} (${age} years old)

1. DIAGNOSES
${facts.diagnoses.map(({ code, description }, at) => `   1.${at + 1} ${code}: ${description}`).join('\n')}

2. EQUIPMENT
| Item | Code | Quantity | Size |
|---|---|---|---|
${facts.items.map((item) => `| ${item.item} | ${item.hcpcs} | ${per(item)} | ${item.size ?? '-'} |`).join('\n')}

3. COVERAGE
Coverage: LCD L33822 and article A52464 allow 300 test strips per 3 months with insulin and 100 per 3 months without. Section 5.9 of chapter 5 asks for a record within 6 months before the order; lymphedema garments are covered as 3 per 6 months since 2024. HCPCS T4521–T4545 are a Medicaid benefit.

4. PROVIDER
Provider: ${facts.provider?.name}, MD
NPI: ${facts.provider?.npi}
Date signed: ${signed}`,
  ({ facts, age, full, born, signed }) => `LETTER OF MEDICAL NECESSITY

${full} (born ${born}, age ${age}) is under my care. ${facts.patient.first_name} has ${facts.diagnoses.map(({ description, code }) => `${description.toLowerCase()} – ${code}`).join(' and ')}.

${facts.items.map((item, at) => `(${at + 1}) ${item.item}, ${item.hcpcs}\n    Qty: ${per(item)}${item.size ? `\n    Size: ${item.size}` : ''}${item.justification ? `\n    Why: ${item.justification}` : ''}`).join('\n')}

Under Local Coverage Determination L33788 a visit within 6 months is asked for, and Medicare covers one pair a year under L33369.

I attest that the above is true. ${facts.provider?.name} (NPI: ${facts.provider?.npi}), ${signed}`,
  ({ facts, full, born, signed, today }) => `Date: ${today}
Patient: ${full}   DOB: ${born}   MRN: ${facts.patient.mrn}

Dear Medical Director:

${facts.items.map((item) => `I have ordered ${per(item)} of the ${item.item.toLowerCase()} (${item.hcpcs})${sized(item)} for this patient.`).join(' ')} The order follows from ${facts.diagnoses.map(({ code }) => code).join(', ')}.
${facts.patient.height ? `Height ${facts.patient.height}, weight ${facts.patient.weight}.` : ''}

The ${facts.diagnoses.length} diagnoses and ${facts.items.length} items are recorded. Care is needed 24/7.

Best regards,

${facts.provider?.name}
NPI # ${facts.provider?.npi}
Electronically signed ${signed}`,
];

export const STYLE_COUNT = STYLES.length;
export const DATE_COUNT = DATES.length;

/** A letter that states nothing but what the case holds, and all of it. */
export function goodNote(facts: GroundingFacts, day: string, style: number, dates: number): string {
  const write = DATES[dates % DATES.length]!;
  const { first_name, middle_name, last_name, dob } = facts.patient;
  return STYLES[style % STYLES.length]!({
    facts,
    age: ageOn(dob, day),
    full: [first_name, middle_name, last_name].filter(Boolean).join(' '),
    born: write(dob ?? day),
    signed: write(facts.provider?.date_signed ?? day),
    today: write(day),
  });
}
