import type { DiagnosisFacts, ItemFacts, PatientFacts, ProviderFacts } from './case-facts.ts';
import { isRealDate } from '../days/dates.ts';
import { optionsText, quantityText } from './item-words.ts';

/**
 * What a standard written order must hold and no more [42 CFR 410.38; A55426]: the patient’s name, the order date, a
 * description of each item, its quantity, the treating practitioner’s name, and that practitioner’s signature.
 */
export interface OrderMatter {
  readonly patient: OrderedFor;
  /** `YYYY-MM-DD` */
  readonly order_date: string;
  readonly lines: readonly OrderLine[];
  readonly practitioner: Pick<ProviderFacts, 'name' | 'npi'>;
}

export type OrderedFor = Pick<PatientFacts, 'first_name' | 'middle_name' | 'last_name'>;

/** Whatever is billed by one code. */
export interface OrderLine {
  readonly hcpcs: string | null;
  readonly description: string;
  /** Such as `24 per month`. */
  readonly quantity: string;
}

/** What an order need not say and may. What is added must agree with the record, and may end the order early. */
export interface OrderExtras {
  readonly birth_date: boolean;
  readonly diagnoses: boolean;
  readonly frequency: string | null;
  readonly length_of_need: string | null;
  readonly refills: string | null;
}

export const NO_EXTRAS: OrderExtras = {
  birth_date: false,
  diagnoses: false,
  frequency: null,
  length_of_need: null,
  refills: null,
};

/** The same as an order holds them; what is left out is not said. */
export interface OrderAdditions {
  readonly birth_date?: string;
  readonly diagnoses?: readonly DiagnosisFacts[];
  readonly frequency?: string;
  readonly length_of_need?: string;
  readonly refills?: string;
}

export const ORDERS_MOST = 50;

/** Of a case now. */
interface Present {
  readonly patient: OrderedFor;
  readonly items: readonly ItemFacts[];
  readonly provider: Pick<ProviderFacts, 'name' | 'npi'> | null;
}

const describe = (item: ItemFacts) => [item.item, optionsText(item)].filter(Boolean).join(' · ');

/** One line for each billed code, in the order of the case; an item without a code is a line of its own. */
export function orderLines(items: readonly ItemFacts[]): OrderLine[] {
  const billed = Map.groupBy(items, ({ hcpcs, item }) => JSON.stringify(hcpcs ?? [item]));
  return [...billed.values()].map((alike) => ({
    hcpcs: alike[0]!.hcpcs,
    description: described(alike),
    quantity: [...Map.groupBy(alike, ({ limit_period }) => limit_period)]
      .map(([limit_period, same]) => quantityText({ quantity: sum(same), limit_period }))
      .join('; '),
  }));
}

const sum = (items: readonly ItemFacts[]) => items.reduce((total, { quantity }) => total + quantity, 0);

function described(items: readonly ItemFacts[]): string {
  const byWords = [...Map.groupBy(items, describe)];
  if (byWords.length === 1) return byWords[0]![0];
  return byWords.map(([words, same]) => `${sum(same)} × ${words}`).join('; ');
}

/** Which of the elements an order lacks, as of a day. */
export function orderLacks(
  { patient, order_date, lines, practitioner, signature }: OrderMatter & { readonly signature: unknown },
  day: string,
): string[] {
  const lacking: [boolean, string][] = [
    [called(patient) === '', 'the patient’s name'],
    [!isRealDate(order_date) || order_date > day, 'an order date that is a real day, not in the future'],
    [lines.length === 0, 'at least one item'],
    [lines.some(({ description }) => !description.trim()), 'a description of each item'],
    [lines.some(({ quantity }) => !quantity.trim()), 'the quantity of each item'],
    [!practitioner.name.trim() && !practitioner.npi.trim(), 'the treating practitioner’s name or NPI'],
    [signature === null, 'the treating practitioner’s signature'],
  ];
  return lacking.filter(([isLacking]) => isLacking).map(([, element]) => element);
}

const called = ({ first_name, middle_name, last_name }: OrderedFor) =>
  [first_name, middle_name, last_name]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(' ');

const byWhom = ({ name, npi }: Pick<ProviderFacts, 'name' | 'npi'>) => `${name} (NPI ${npi})`;

/** A sentence for each thing in which a case differs by now from what was ordered; none: the order stands. */
export function orderChanges(order: OrderMatter, { patient, items, provider }: Present): string[] {
  const changes: string[] = [];
  if (called(patient) !== called(order.patient))
    changes.push(`The patient is now called ${called(patient)}; the order says ${called(order.patient)}.`);
  if (provider === null)
    changes.push(`The case has no practitioner; the order is of ${byWhom(order.practitioner)}.`);
  else if (provider.npi !== order.practitioner.npi)
    changes.push(
      `The practitioner is now ${byWhom(provider)}; the order is of ${byWhom(order.practitioner)}.`,
    );
  return [...changes, ...lineChanges(order.lines, orderLines(items))];
}

const keyOf = ({ hcpcs, description }: OrderLine) => hcpcs ?? description;
const named = ({ hcpcs, description }: OrderLine) => [hcpcs, description].filter(Boolean).join(' ');

function lineChanges(ordered: readonly OrderLine[], present: readonly OrderLine[]): string[] {
  const before = new Map(ordered.map((line) => [keyOf(line), line]));
  const now = new Set(present.map(keyOf));
  return [
    ...present.flatMap((line) => {
      const was = before.get(keyOf(line));
      return was ? changesOf(was, line) : [`${named(line)} is in the case and not on the order.`];
    }),
    ...ordered
      .filter((line) => !now.has(keyOf(line)))
      .map((line) => `${named(line)} is on the order and no longer in the case.`),
  ];
}

function changesOf(was: OrderLine, is: OrderLine): string[] {
  const name = keyOf(is);
  return [
    ...(was.description === is.description
      ? []
      : [`${name} is now “${is.description}”; the order says “${was.description}”.`]),
    ...(was.quantity === is.quantity
      ? []
      : [`The quantity of ${name} is now ${is.quantity}; the order says ${was.quantity}.`]),
  ];
}
