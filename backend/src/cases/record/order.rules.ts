import { canonicalJson, type Letterhead, type WrittenOrder } from '@vouchwell/document';
import {
  daysRefusal,
  isProvider,
  NO_EXTRAS,
  ORDER_DATE,
  type OrderAdditions,
  orderChanges,
  type OrderExtras,
  orderLacks,
  orderLines,
  ORDERS_MOST,
  type SigningAccount,
} from '@vouchwell/rules';
import { changedMeanwhile, conflict, forbidden, invalid } from '../../kernel/basics/problem.ts';
import type { CaseEvent, OrderSignature } from './case.events.ts';
import type { CaseContent } from './case.state.ts';
import { knownDays } from './evidence.rules.ts';

type Ordering = Pick<
  CaseContent,
  'patient' | 'diagnoses' | 'items' | 'provider' | 'evidence' | 'orders' | 'order_extras'
>;

export interface OrderToSign extends OrderSignature {
  /** The signer’s account. */
  readonly account: SigningAccount;
  /** The site’s day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** What a case lacks for an order, in words; null: nothing. */
export function lackingForOrder({ items, provider }: Pick<Ordering, 'items' | 'provider'>): string | null {
  const lacking = [items.length === 0 && 'at least one item', provider === null && 'a provider'];
  return lacking.filter(Boolean).join(' and ') || null;
}

/** Why the day of an order cannot stand beside the days that are known, in words; null: it can. */
export function dayRefusal(
  order_date: string,
  { evidence, orders }: Pick<Ordering, 'evidence' | 'orders'>,
): string | null {
  const before = knownDays(evidence.questions, orders[0]?.document.order_date);
  const words = daysRefusal(knownDays(evidence.questions, order_date), before);
  return words && `The order would be dated ${order_date}. ${words} Put these days right first.`;
}

/** The order that the case makes as it stands, unsigned. @throws DomainError saying what it lacks */
export function nextOrder(
  caseId: number,
  content: Ordering,
  letterhead: Letterhead | null,
  today: string,
): WrittenOrder {
  const lacking = lackingForOrder(content);
  if (lacking) throw conflict('order_incomplete', `Add ${lacking} before the order is signed.`);
  const { first_name, middle_name, last_name } = content.patient;
  const { name, npi } = content.provider!;
  const order: WrittenOrder = {
    format: 1,
    case_id: caseId,
    version: content.orders.length + 1,
    letterhead,
    patient: { first_name, middle_name, last_name },
    order_date: today,
    lines: orderLines(content.items),
    practitioner: { name, npi },
    added: additionsOf(content),
    signature: null,
  };
  return { ...order, order_date: orderDay(order, content) };
}

/**
 * The day that was answered. The answer that an earlier version gave says nothing of a later one: what changed is
 * ordered on the day on which it is signed.
 */
function orderDay(order: WrittenOrder, content: Ordering): string {
  const [answered, newest] = [answeredDay(content), content.orders[0]?.document];
  if (!newest || (answered !== null && answered !== newest.order_date)) return answered ?? order.order_date;
  const { order_date } = newest;
  return saysElse(newest, { ...order, order_date }) ? order.order_date : order_date;
}

/** On what day it was ordered, where that was answered. */
function answeredDay({ evidence }: Pick<Ordering, 'evidence'>): string | null {
  const value = evidence.questions.find(({ fact }) => fact === ORDER_DATE)?.answers.at(-1)?.value;
  return typeof value === 'string' ? value : null;
}

function additionsOf({ order_extras: extras, patient, diagnoses }: Ordering): OrderAdditions {
  const { birth_date, diagnoses: withDiagnoses, frequency, length_of_need, refills } = extras;
  return {
    ...(birth_date && patient.dob !== null && { birth_date: patient.dob }),
    ...(withDiagnoses && {
      diagnoses: diagnoses.map(({ code, description, is_primary }) => ({ code, description, is_primary })),
    }),
    ...(frequency !== null && { frequency }),
    ...(length_of_need !== null && { length_of_need }),
    ...(refills !== null && { refills }),
  };
}

/** What the order says beyond its six elements. It must agree with the record, which nobody but its signer can judge. */
export function orderFilledIn(extras: OrderExtras, { order_extras }: Ordering): CaseEvent[] {
  const same = (Object.keys(NO_EXTRAS) as (keyof OrderExtras)[]).every(
    (name) => extras[name] === order_extras[name],
  );
  return same ? [] : [{ type: 'OrderFilledIn', data: { extras } }];
}

/** Whether an order says anything else than another, whoever signed it and when. */
export const saysElse = (one: WrittenOrder, other: WrittenOrder): boolean =>
  canonicalJson(matterOf(one)) !== canonicalJson(matterOf(other));

const matterOf = ({ patient, order_date, lines, practitioner, added }: WrittenOrder) => ({
  ...{ patient, order_date, lines, practitioner, added },
});

/**
 * The order under its practitioner’s signature. Nobody signs it for them [42 CFR 410.38; PIM ch. 3, 3.3.2.4]. Its day
 * becomes the case’s answer where nothing is locked.
 */
export function orderSigned(
  { account, today, ...signature }: OrderToSign,
  content: Ordering & { readonly stage: string },
): CaseEvent[] {
  const { document } = signature;
  if (!isProvider(account, document.practitioner))
    throw forbidden(
      'not_the_practitioner',
      'Only the treating practitioner signs the order, with an account of their own that has their NPI. Whoever manages users sets it.',
    );
  acceptable(document, content, today);
  const contradiction = dayRefusal(document.order_date, content);
  if (contradiction) throw invalid('contradicting_days', contradiction, { order_date: contradiction });
  const { version, order_date } = document;
  if (version !== content.orders.length + 1 || orderChanges(document, content).length > 0)
    throw changedMeanwhile();
  if (content.orders.length >= ORDERS_MOST)
    throw conflict('too_many_orders', `A case can have at most ${ORDERS_MOST} signed orders.`);
  const newest = content.orders[0]?.document;
  if (newest && !saysElse(newest, document))
    throw conflict('order_current', 'The signed order says the same. Nothing is left to sign.');
  const answered = answeredDay(content) !== order_date && content.stage === 'open';
  const answers = [{ value: order_date, encounter: null }];
  return [
    { type: 'OrderSigned', data: signature },
    ...(answered
      ? [{ type: 'QuestionAnswered' as const, data: { fact: ORDER_DATE, item: null, answers } }]
      : []),
  ];
}

function acceptable(document: OrderSignature['document'], { patient }: Ordering, today: string): void {
  const [lacking] = orderLacks(document, today);
  if (lacking) refuse(`The order needs ${lacking}.`);
  if (patient.dob !== null && document.order_date < patient.dob)
    refuse('The order cannot be dated before the patient was born.');
}

function refuse(message: string): never {
  throw invalid('order_incomplete', message, { order_date: message });
}
