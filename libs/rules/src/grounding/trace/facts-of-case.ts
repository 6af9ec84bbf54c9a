import { quantityText } from '../../cases/item-words.ts';
import { ageOn } from '../../days/dates.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { lowered, plain } from '../text/page.ts';
import type { Told } from '../words/retelling.ts';

export type FactKind = 'patient' | 'diagnosis' | 'item' | 'evidence' | 'provider';

/** One fact of a case, as a person reads it. */
export interface Fact {
  /** Names the fact within its case: `item 2 quantity`. The same for the same case, whatever the note. */
  readonly key: string;
  readonly kind: FactKind;
  /** `Birth date`, `Diagnosis`, `Adult briefs, large: quantity`. */
  readonly label: string;
  /** `03/09/1948` as the case has it: `1948-03-09`. */
  readonly value: string;
}

/**
 * Every fact of a case that a letter can state, in the order of the letter. Empty fields are no facts. `told`: the
 * sentences of its justifications and of its visits; one that several items share is one fact. `day` (YYYY-MM-DD): for the age.
 */
export function factsOfCase(facts: GroundingFacts, told: readonly Told[], day: string): Fact[] {
  const { patient, diagnoses, items, provider, seen = [], answered = [] } = facts;
  const visits = seen.map(squeezed);
  const age = patient.dob ? ageOn(patient.dob, day) : null;
  const born = patient.dob && `${patient.dob}${age === null ? '' : `, ${age} years`}`;
  const name = [patient.first_name, patient.middle_name, patient.last_name].filter(Boolean).join(' ');
  const all: [key: string, kind: FactKind, label: string, value: string | 0 | null | undefined][] = [
    ['patient name', 'patient', 'Patient', name],
    ['patient dob', 'patient', 'Birth date', born],
    ['patient gender', 'patient', 'Sex', patient.gender],
    ['patient mrn', 'patient', 'MRN', patient.mrn],
    ['patient phone', 'patient', 'Phone', patient.phone],
    ['patient email', 'patient', 'Email', patient.email],
    ['patient address', 'patient', 'Address', patient.address?.split('\n').join(', ')],
    ['patient height', 'patient', 'Height', patient.height],
    ['patient weight', 'patient', 'Weight', patient.weight],
    ...diagnoses.flatMap(({ code, description, is_primary }, at): typeof all => [
      [`diagnosis ${at}`, 'diagnosis', 'Diagnosis', `${code} ${description}`],
      [`diagnosis ${at} primary`, 'diagnosis', 'Primary diagnosis', is_primary ? code : null],
    ]),
    ...items.flatMap(({ item, hcpcs, quantity, size, color, length, ...more }, at): typeof all => [
      [`item ${at}`, 'item', 'Item', hcpcs ? `${item} (${hcpcs})` : item],
      [`item ${at} quantity`, 'item', `${item}: quantity`, each(quantity, more)],
      [`item ${at} limit`, 'item', `${item}: limit`, more.quantity_limit && each(more.quantity_limit, more)],
      [`item ${at} size`, 'item', `${item}: size`, size],
      [`item ${at} color`, 'item', `${item}: color`, color],
      [`item ${at} length`, 'item', `${item}: length`, length],
    ]),
    ...told.map(({ text }, at): (typeof all)[number] =>
      visits.some((visit) => visit.includes(squeezed(text)))
        ? [`told ${at}`, 'evidence', 'Visit', text.trim()]
        : [`told ${at}`, 'item', 'Justification', text.trim()],
    ),
    ...answered.map((text, at): (typeof all)[number] => [`answer ${at}`, 'evidence', 'Answer', text]),
    ['provider name', 'provider', 'Provider', provider?.name],
    ['provider npi', 'provider', 'NPI', provider?.npi],
    ['provider signed', 'provider', 'Date of the provider’s signature', provider?.date_signed],
  ];
  return all.flatMap(([key, kind, label, value]) =>
    value && value.trim() !== '' ? [{ key, kind, label, value }] : [],
  );
}

/** `360 per month` */
const each = (quantity: number, { limit_period = null }: { limit_period?: string | null }): string =>
  quantityText({ quantity, limit_period });

/** The letters and digits of a text, however it is written. */
const squeezed = (text: string): string => lowered(plain(text)).replace(/[^\p{L}\p{N}]/gu, '');
