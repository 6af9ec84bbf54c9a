import type { OrderAdditions } from '@vouchwell/rules';
import { genuineLines } from './genuine-lines.ts';
import { signerBlock } from './letter-content-signatures.ts';
import type { LetterContent, LetterFact, LetterTable, LetterWarning } from './letter-content.ts';
import { fullName, oneLine, writtenDate } from './letter-wording.ts';
import type { OrderFrame, OrderStanding, WrittenOrder } from './order.ts';

export const ORDER_TITLE = 'Standard Written Order';

/** Where an order is looked up by. */
export const orderNumber = ({ case_id, version }: Pick<WrittenOrder, 'case_id' | 'version'>): string =>
  `Case ${case_id} · Order, version ${version}`;

/** What an order says, in the order in which it is read: its six elements, and what was added to them. */
export function orderContent(order: WrittenOrder, frame: OrderFrame): LetterContent {
  const { patient, order_date, practitioner, added, signature } = order;
  const isSigned = signature !== null && frame.document_hash !== null;
  const { name, npi } = practitioner;
  const head = order.letterhead ?? { name, lines: [`NPI ${npi}`], logo: null };
  return {
    warning: isSigned ? warnings[frame.standing] : UNSIGNED,
    letterhead: {
      name: oneLine(head.name),
      lines: head.lines.map((line) => oneLine(line)).filter(Boolean),
      logo: head.logo,
    },
    title: ORDER_TITLE,
    reference: orderNumber(order),
    patient: [
      ['Patient', oneLine(fullName(patient))],
      ['Order date', writtenDate(order_date)],
    ],
    tables: order.lines.length === 0 ? [] : [itemsOf(order)],
    provider: [['Practitioner', oneLine(name)], ['NPI', npi], ...additions(added)],
    note: null,
    signatures: isSigned ? [signerBlock(signature)] : [],
    addenda: [],
    proof: isSigned ? `SHA-256 ${frame.document_hash}` : null,
    ...genuineLines(isSigned ? frame.genuine : undefined),
  };
}

const UNSIGNED: LetterWarning = {
  stamp: 'NOT SIGNED',
  line: 'Not signed by the treating practitioner: this is no order yet',
};

const warnings: Record<OrderStanding, LetterWarning | null> = {
  current: null,
  out_of_date: { stamp: 'OUT OF DATE', line: 'The case has changed since this order was signed' },
  replaced: { stamp: 'REPLACED', line: 'A later version of this order has been signed' },
};

const itemsOf = ({ lines }: WrittenOrder): LetterTable => ({
  title: 'Items ordered',
  columns: ['HCPCS', 'Quantity', 'Item'],
  rows: lines.map(({ hcpcs, quantity, description }) => ({
    cells: [hcpcs ?? '', oneLine(quantity), oneLine(description)],
    below: [],
  })),
});

function additions({ birth_date, diagnoses, ...words }: OrderAdditions): LetterFact[] {
  const said: [string, string | undefined][] = [
    ['Date of birth', birth_date && writtenDate(birth_date)],
    ['Diagnoses', diagnoses?.map(({ code, description }) => `${code} ${oneLine(description)}`).join('; ')],
    ['Frequency of use', words.frequency],
    ['Length of need', words.length_of_need],
    ['Refills', words.refills],
  ];
  return said.flatMap(([label, value]) => (value ? [[label, oneLine(value)] as const] : []));
}
