import type { CaseEvent, NoteReceipt } from '../cases/public.ts';
import { projection, type Sum } from '../kernel/projecting/projection.ts';
import { rounded } from './durations.ts';
import { quarterHour } from './quarter-hours.ts';

type Counting = Extract<CaseEvent, { type: 'NoteAdded' | 'CaseSigned' | 'AddendumSigned' }>;
type Fields = Readonly<Record<string, number>>;

/** Notes and signatures in each quarter of an hour. What was written or signed was, whatever becomes of its case. */
export const noteFigures = projection<Sum, Counting>({
  name: 'note_figures',
  version: 1,
  indexes: [['counted']],
  search: [],
  key: (event) => (event.forgotten ? null : quarterHour(event.at)),
  on: {
    NoteAdded: (doc, { at, data }) => added(doc, at, written(data.receipt)),
    CaseSigned: (doc, { at, data }) => added(doc, at, confirmed(data)),
    AddendumSigned: (doc, { at, data }) => added(doc, at, confirmed(data)),
  },
});

function written({ model, fallback_reason, duration_ms }: NoteReceipt): Fields {
  return {
    written: 1,
    ...(fallback_reason !== null && { fallbacks: 1 }),
    [`model ${model ?? ''}`]: 1,
    ...(model !== null && { [`seconds ${rounded(duration_ms / 1000)} ${model}`]: 1 }),
  };
}

interface Confirmed {
  readonly confirmed_marks?: number;
  readonly confirmed_ungrounded?: readonly unknown[];
}

function confirmed({ confirmed_marks = 0, confirmed_ungrounded = [] }: Confirmed): Fields {
  const marks = confirmed_marks + confirmed_ungrounded.length;
  return { signatures: 1, ...(marks > 0 && { with_marks: 1, marks }) };
}

function added(doc: Sum | null, at: string, fields: Fields): Sum {
  const sums = { ...doc?.sums };
  for (const [field, by] of Object.entries(fields)) sums[field] = (sums[field] ?? 0) + by;
  return { counted: quarterHour(at), sums };
}
