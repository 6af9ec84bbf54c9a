import { caseStatus, categoryOf } from '@vouchwell/rules';
import type { CaseEvent } from '../cases/public.ts';
import type { Readable } from '../kernel/deciding/decider.ts';
import { type Counted, projection } from '../kernel/projecting/projection.ts';
import { rounded } from './durations.ts';
import { quarterHour } from './quarter-hours.ts';

/** Of a case, what it is counted by; nothing of its patient. */
export interface CaseFigure {
  readonly opened_at: string;
  readonly owner_id: number;
  /** What it is called as long as it has no items. */
  readonly opened_category: string;
  readonly category: string;
  readonly notes_count: number;
  readonly is_complete: boolean;
  readonly signed_at: string | null;
}

type Counting = Extract<
  CaseEvent,
  { type: 'CaseOpened' | 'ItemsReplaced' | 'NoteAdded' | 'CaseSigned' | 'CaseCompleted' | 'CaseDeleted' }
>;

const MINUTE_MS = 60_000;

/**
 * How many cases were opened in each quarter of an hour, and what has become of them. Which day that is, the site's
 * zone tells, which may change; all zones in use differ by quarters of an hour.
 */
export const caseFigures = projection<CaseFigure, Counting>({
  name: 'case_figures',
  version: 1,
  indexes: [['counted']],
  search: [],
  on: {
    CaseOpened: (_, event) => opened(event),
    ItemsReplaced: (doc, { data }) =>
      doc && { ...doc, category: categoryOf(data.items, doc.opened_category) },
    NoteAdded: (doc) => doc && { ...doc, notes_count: doc.notes_count + 1 },
    CaseSigned: (doc, { data }) => doc && { ...doc, signed_at: data.document.signature.signed_at },
    CaseCompleted: (doc) => doc && { ...doc, is_complete: true },
    CaseDeleted: () => null,
  },
  counted: counts,
});

function opened({ at, data }: Readable<Extract<CaseEvent, { type: 'CaseOpened' }>>): CaseFigure {
  const { owner_id, category } = data;
  const made = { opened_category: category, category, notes_count: 0, is_complete: false, signed_at: null };
  return { opened_at: at, owner_id, ...made };
}

function counts(doc: CaseFigure): Counted {
  const { opened_at, owner_id, category, notes_count, is_complete, signed_at } = doc;
  const minutes = signed_at === null ? null : (Date.parse(signed_at) - Date.parse(opened_at)) / MINUTE_MS;
  return {
    [quarterHour(opened_at)]: {
      [`status ${caseStatus(is_complete, notes_count)}`]: 1,
      [`category ${category}`]: 1,
      [`opened ${owner_id}`]: 1,
      ...(is_complete && { [`completed ${owner_id}`]: 1 }),
      ...(minutes !== null && { [`signed ${owner_id}`]: 1, [`minutes ${rounded(minutes)}`]: 1 }),
    },
  };
}
