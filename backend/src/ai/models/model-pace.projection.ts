import type { Event, Readable, Recorded } from '../../kernel/deciding/decider.ts';
import { projection } from '../../kernel/projecting/projection.ts';

/** How fast one model writes on one server, in one manner, as its newest notes measured it. */
export interface ModelPaceDoc {
  readonly provider: string;
  readonly model: string;
  /** The host of its server, where a setting names one; null: the site's own. */
  readonly server: string | null;
  readonly writes: 'whole' | 'by_sentence';
  /** How many notes it was measured with. */
  readonly notes: number;
  readonly words_per_second: number;
  /** Milliseconds for a section, with its repairs; for a letter written as a whole, for all of it. Null: never ended. */
  readonly section_ms: number | null;
  /** When it was last measured. */
  readonly at: string;
}

/** What is measured with each note; receipts of earlier versions lack it. */
interface Measured {
  readonly provider: string | null;
  readonly model: string | null;
  readonly pace?: {
    readonly server: string | null;
    readonly writes: ModelPaceDoc['writes'];
    readonly words: number;
    readonly words_ms: number;
    readonly sections: number;
    readonly sections_ms: number;
  };
}

/** What the AI settings hear of cases, which stand on them. */
export type HeardByAi = Event<'NoteAdded', { readonly receipt: Measured }>;

/** A machine that was changed, or a model that now lies in memory, is seen after so many notes. */
const REMEMBERED = 5;

export const modelPaces = projection<ModelPaceDoc, HeardByAi>({
  name: 'model_paces',
  version: 1,
  indexes: [],
  search: [],
  key: measuredModel,
  on: {
    NoteAdded: (doc, { at, data: { receipt } }: Readable<HeardByAi>) => {
      const { provider, model, pace } = receipt;
      if (provider === null || model === null || !pace || pace.words_ms <= 0) return doc;
      const { server, writes, words, words_ms, sections, sections_ms } = pace;
      const notes = (doc?.notes ?? 0) + 1;
      const share = 1 / Math.min(notes, REMEMBERED);
      const moved = (before: number | null | undefined, now: number) =>
        before == null ? now : before + (now - before) * share;
      return {
        provider,
        model,
        server,
        writes,
        notes,
        words_per_second: moved(doc?.words_per_second, (1000 * words) / words_ms),
        section_ms: sections > 0 ? moved(doc?.section_ms, sections_ms / sections) : (doc?.section_ms ?? null),
        at,
      };
    },
  },
  // How fast a model writes is nothing of the patient whose note it was measured with.
  forgotten: (doc) => doc,
});

function measuredModel(event: Recorded<HeardByAi>): string | null {
  if (event.forgotten) return null;
  const { provider, model, pace } = event.data.receipt;
  return provider === null || model === null || !pace ? null : paceId({ provider, model, ...pace });
}

export const paceId = ({
  provider,
  model,
  server,
  writes,
}: Pick<ModelPaceDoc, 'provider' | 'model' | 'server' | 'writes'>): string =>
  JSON.stringify([provider, model, server, writes]);
