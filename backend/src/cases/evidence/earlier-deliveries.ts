import type { CaseDelivery } from '@vouchwell/contract';
import { type Delivered, itemKeys, PLANNED, unitsOf } from '@vouchwell/rules';
import type { CaseDoc } from '../reading/case.projections.ts';
import { fromOtherCases } from './from-other-cases.ts';

type Delivery = Pick<Delivered, 'hcpcs' | 'day' | 'by'>;

const sameDelivery = ({ hcpcs, day, by }: Delivery) => JSON.stringify([hcpcs, day, by ?? {}]);

/**
 * What other cases of the same patient say was delivered up to a day. `counted`: the questions by whose answers limits are
 * counted apart.
 */
export function earlierDeliveries(
  { evidence }: CaseDoc,
  others: readonly CaseDoc[],
  counted: ReadonlySet<string>,
  today: string,
): CaseDelivery[] {
  const delivered = others.flatMap((other) => deliveredBy(other, counted, today));
  return fromOtherCases<Delivery, CaseDelivery>(
    evidence.delivered,
    delivered,
    sameDelivery,
    ({ day }) => day,
  );
}

function deliveredBy(
  { id: case_id, items, evidence }: CaseDoc,
  counted: ReadonlySet<string>,
  today: string,
): CaseDelivery[] {
  const day = evidence.questions.find(({ fact }) => fact === PLANNED)?.answers.at(-1)?.value;
  if (typeof day !== 'string' || day > today) return [];
  const keys = itemKeys(items);
  return items.flatMap(({ hcpcs, quantity }, at) => {
    if (hcpcs === null) return [];
    const by = Object.fromEntries(
      evidence.questions.flatMap(({ fact, item, answers }) => {
        const value = answers.at(-1)?.value;
        return item === keys[at] && counted.has(fact) && typeof value === 'string' ? [[fact, value]] : [];
      }),
    );
    const parts = Object.keys(by).length > 0 && { by };
    return [{ case_id, hcpcs, units: unitsOf({ hcpcs, quantity }), day, ...parts }];
  });
}
