import { wordCount } from '@vouchwell/rules';
import type { ModelPaceDoc } from '../../ai/public.ts';
import type { NoteReceipt } from '../../cases/public.ts';
import type { LanguageModel, Prompt, Writing, Written } from '../../kernel/ports/model.port.ts';

/** What is known of the speed of a model before it writes. */
export type KnownPace = Pick<ModelPaceDoc, 'words_per_second' | 'section_ms'>;

/** How far a note is: so much is done, of so much; counted in sections, or in the words that are to be written anew. */
export type Progress = (done: number, of: number, unit: 'section' | 'word') => void;

/**
 * Measures a model while it writes one note, and tells about how long it still takes: by what was measured of it
 * before, and by this note itself as soon as a part of it is done. Where neither is known, nothing is told.
 */
export class NotePace {
  private words = 0;
  private wordsMs = 0;
  private done = { units: 0, ms: 0, unit: 'section' as 'section' | 'word' };
  private readonly started: number;

  /** `now`: milliseconds that only go forwards. */
  constructor(
    private readonly asked: LanguageModel,
    private readonly known: KnownPace | null,
    private readonly tell: (leftMs: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.started = now();
  }

  /** The model, measured. */
  get model(): LanguageModel {
    const { asked } = this;
    return {
      ...asked,
      write: (prompt, options) => this.measured(prompt, options),
      answers: () => asked.answers(),
    };
  }

  readonly progress: Progress = (done, of, unit) => {
    this.done = { units: done, ms: this.now() - this.started, unit };
    const each = this.each();
    if (each !== null) this.tell(Math.round(Math.max(0, of - done) * each));
  };

  /** For the receipt; nothing where the model wrote no word. `failed`: then how long it took says nothing. */
  receipt(failed: boolean): Pick<NoteReceipt, 'pace'> {
    const { words, wordsMs, done, asked } = this;
    if (words === 0) return {};
    const counts = !failed && done.unit === 'section' && done.units > 0;
    return {
      pace: {
        server: asked.server ?? null,
        writes: asked.writes ?? 'whole',
        words,
        words_ms: Math.round(wordsMs),
        sections: counts ? done.units : 0,
        sections_ms: counts ? Math.round(done.ms) : 0,
      },
    };
  }

  /** Milliseconds for one more; null: not known. */
  private each(): number | null {
    const { units, ms, unit } = this.done;
    if (units > 0) return ms / units;
    if (!this.known) return null;
    const { section_ms, words_per_second } = this.known;
    if (unit === 'section') return section_ms;
    return words_per_second > 0 ? 1000 / words_per_second : null;
  }

  private async measured(prompt: Prompt, options: Writing): Promise<Written> {
    const { parts } = options;
    const begun = this.now();
    let heardWords = 0;
    const heard = (part: unknown) => {
      const { text } = (part ?? {}) as { text?: unknown };
      if (typeof text === 'string') heardWords += wordCount(text);
      parts?.heard(part);
    };
    try {
      const written = await this.asked.write(prompt, {
        ...options,
        ...(parts && { parts: { ...parts, heard } }),
      });
      if (!parts) heardWords = wordCount(written.text);
      return written;
    } finally {
      // A question that brought nothing says how long it failed, not how fast it writes.
      if (heardWords > 0) {
        this.words += heardWords;
        this.wordsMs += this.now() - begun;
      }
    }
  }
}

/**
 * About how long somebody waits who stands at a place, until their own note is there: as long as those before them
 * take, at so many at a time. Null: not known.
 */
export function queueLeft(known: KnownPace | null, place: number, atOnce: number): number | null {
  if (known?.section_ms == null) return null;
  return Math.round(known.section_ms * (Math.ceil(place / atOnce) + 1));
}
