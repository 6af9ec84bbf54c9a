import type {
  OrderExtrasRequest,
  OrderMatterResponse,
  OrderSignedResponse,
  SignedOrderResponse,
  WrittenOrderResponse,
} from '@vouchwell/contract';
import { fullName, type OrderStanding, type WrittenOrder } from '@vouchwell/document';
import { orderChanges, type OrderExtras, isProvider, type SigningAccount } from '@vouchwell/rules';
import type { Done } from '../../kernel/commanding/wish.ts';
import type { CaseEvent } from '../record/case.events.ts';
import type { CaseDoc } from '../reading/case.projections.ts';
import { dayRefusal, lackingForOrder, nextOrder, saysElse } from '../record/order.rules.ts';

type OrderDoc = CaseDoc['orders'][number];

/** What is left out or empty is not said. */
export const orderExtras = (asked: OrderExtrasRequest): OrderExtras => ({
  birth_date: asked.birth_date ?? false,
  diagnoses: asked.diagnoses ?? false,
  frequency: asked.frequency?.trim() || null,
  length_of_need: asked.length_of_need?.trim() || null,
  refills: asked.refills?.trim() || null,
});

/** Whether a signed order is what its case orders now. */
export function standingOfOrder(doc: CaseDoc, { document }: OrderDoc): OrderStanding {
  if (document.version !== doc.orders.length) return 'replaced';
  return orderChanges(document, doc).length === 0 ? 'current' : 'out_of_date';
}

/** `today`: the site’s day, of an order that is not dated yet. */
export function orderResponse(doc: CaseDoc, account: SigningAccount, today: string): WrittenOrderResponse {
  const lacking = lackingForOrder(doc);
  const next = lacking === null ? nextOrder(doc.id, doc, null, today) : null;
  const newest = doc.orders[0]?.document;
  return {
    case_id: doc.id,
    revision: doc.revision,
    extras: doc.order_extras,
    next: next && matterResponse(next),
    lacking,
    contradiction: next && dayRefusal(next.order_date, doc),
    is_new: next !== null && (!newest || saysElse(newest, next)),
    may_sign: doc.provider !== null && isProvider(account, doc.provider),
    signed: doc.orders.map((order) => signedOrder(doc, order)),
  };
}

const matterResponse = (order: WrittenOrder): OrderMatterResponse => ({
  version: order.version,
  patient: fullName(order.patient),
  order_date: order.order_date,
  lines: [...order.lines],
  practitioner: order.practitioner,
});

function signedOrder(doc: CaseDoc, order: OrderDoc): SignedOrderResponse {
  const { document, signature, signer_id: id, signer_name: full_name, document_hash } = order;
  const standing = standingOfOrder(doc, order);
  return {
    ...matterResponse(document),
    signature,
    signed_at: document.signature.signed_at,
    signed_by: { id, full_name },
    document_hash,
    standing,
    changes: standing === 'out_of_date' ? orderChanges(document, doc) : [],
  };
}

export function orderSignedResponse({ id, revision, events }: Done<CaseEvent>): OrderSignedResponse {
  const signed = events.find((event) => event.type === 'OrderSigned')!;
  const { document, document_hash } = signed.data;
  const { signed_at } = document.signature;
  return { success: true, case_id: id, revision, version: document.version, signed_at, document_hash };
}
