import { isDrawnSignature, typedSignature } from '@vouchwell/rules';
import { dayText } from '../../../ui/words/when.tsx';
import type { CaseDraft, DraftDiagnosis, DraftItem, DraftPart, DraftProvider } from './draft.ts';

/** One field that two versions of a case hold in different words. */
export interface Difference {
  /** Of a diagnosis. */
  readonly code?: string;
  readonly field: string;
  /** As a person reads it; null: the version does not have it. */
  readonly mine: string | null;
  readonly theirs: string | null;
}

type Facts = ReadonlyMap<string, string>;

/** What two versions of a part hold differently, field by field: nothing that both say alike. */
export function differences(part: DraftPart, mine: CaseDraft, theirs: CaseDraft): Difference[] {
  const [here, there] = bothFacts(part, mine, theirs);
  const fields = [...new Set([...here.keys(), ...there.keys()])];
  const differ = fields
    .map((field) => ({ field, mine: here.get(field) ?? null, theirs: there.get(field) ?? null }))
    .filter((one) => one.mine !== one.theirs);
  if (differ.length > 0) return part === 'diagnoses' ? differ.map(withCode) : differ;
  const order = (facts: Facts) => [...new Set([...facts.keys()].map(subject))].join(', ');
  return [{ field: 'Order', mine: order(here), theirs: order(there) }];
}

/** The code stands before its words. */
function withCode({ field, ...versions }: Difference): Difference {
  const [code = '', ...words] = field.split(' ');
  return { code, field: words.join(' '), ...versions };
}

function bothFacts(part: DraftPart, mine: CaseDraft, theirs: CaseDraft): [Facts, Facts] {
  if (part === 'diagnoses') return [diagnosisFacts(mine.diagnoses), diagnosisFacts(theirs.diagnoses)];
  if (part === 'provider') return [providerFacts(mine.provider), providerFacts(theirs.provider)];
  const [here, there] = [itemFields(mine.items), itemFields(theirs.items)];
  return [itemFacts(here, there), itemFacts(there, here)];
}

const diagnosisFacts = (diagnoses: readonly DraftDiagnosis[]): Facts =>
  new Map(
    diagnoses.map(({ code, description, is_primary }) => [
      `${code} ${description}`.trim(),
      is_primary ? 'Primary' : 'Secondary',
    ]),
  );

const AMOUNT = ': ';
const subject = (field: string) => field.split(AMOUNT)[0] as string;

type ItemFields = ReadonlyMap<string, readonly (readonly [string, string])[]>;

/** The same item may stand there more than once: they are told apart by their order. */
function itemFields(items: readonly DraftItem[]): ItemFields {
  const seen = new Map<string, number>();
  return new Map(
    items.map(({ item, quantity, category, size, color, length, justification }) => {
      const nth = (seen.get(item) ?? 0) + 1;
      seen.set(item, nth);
      const fields = { quantity: String(quantity), category, size, color, length, justification };
      return [
        nth > 1 ? `${item} (${nth})` : item,
        Object.entries(fields).filter(([, value]) => value !== ''),
      ];
    }),
  );
}

/** Field by field where both have the item; one that only one of them has is told as a whole. */
const itemFacts = (items: ItemFields, others: ItemFields): Facts =>
  new Map(
    [...items].flatMap(([name, fields]): [string, string][] =>
      others.has(name)
        ? fields.map(([field, value]) => [`${name}${AMOUNT}${field}`, value])
        : [
            [
              name,
              fields
                .map(([field, value]) => (field === 'quantity' ? `Quantity ${value}` : value))
                .join(' · '),
            ],
          ],
    ),
  );

/** A drawing is no text to compare: another one is another drawing. */
function providerFacts({ name, npi, signature, date_signed }: DraftProvider): Facts {
  const day = date_signed && dayText(date_signed);
  const facts = { Name: name, NPI: npi, 'Date signed': day, Signature: typedSignature(signature) };
  const typed = Object.entries(facts).filter(([, value]) => value !== '');
  return new Map(isDrawnSignature(signature) ? [...typed, [DRAWN, signature]] : typed);
}

export const DRAWN = 'Drawn signature';
