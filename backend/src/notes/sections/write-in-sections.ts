import type { WritingFacts } from '../template/writing-facts.ts';
import type { Grounding, Trace } from '@vouchwell/rules';
import type { LanguageModel } from '../../kernel/ports/model.port.ts';
import type { LibraryForCase } from '../../library/public.ts';
import { type Answer, unasked, type Waiting } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import type { Progress } from '../model/note-pace.ts';
import { attestation, heading, missing, opening, stillToShow } from '../template/sections.ts';
import { groupsOf } from '../template/write-template-note.ts';
import { Composition } from './composition.ts';
import { PartsAsker } from './parts-asker.ts';
import { writeArgument } from './write-argument.ts';

export interface InSections {
  readonly model: LanguageModel;
  readonly facts: WritingFacts;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly library: LibraryForCase;
  /** Compares a text with the case. */
  readonly check: (text: string) => Promise<Grounding>;
  /** Which facts of the case a text states. */
  readonly trace: (text: string) => Promise<Trace>;
  readonly waiting: Waiting;
  /** Hears how far it is. */
  readonly progress?: Progress;
}

/** The longest that a model may take for the whole letter [the specification's request timeout]. */
const LIMIT_MS = 600_000;

export const NOTHING_USED = 'The model wrote no sentence that agrees with the case.';

/**
 * A letter for which the model writes what only prose can do, the argument for each group of items, and the template
 * the rest. Made for small models: each question holds the facts of one group and asks for single sentences, each of
 * which is checked. A model that fails in the middle leaves what is right so far, and the template finishes it.
 * @throws DomainError cancelled when the one who waits went away
 */
export async function writeInSections(work: InSections): Promise<Answer> {
  const { facts, day, library, check, trace, waiting, progress } = work;
  const { asker, answer } = sectionsOf(work);
  const letter = new Composition();
  const groups = groupsOf(facts);
  const say = (text: string) => {
    letter.add(text, 'template');
    waiting.text?.(text, true);
  };
  const part = (text: string) => {
    letter.add(text);
    waiting.text?.(text, true);
  };
  say(opening(facts, groups, day));
  const gaps = missing(facts);
  if (gaps !== '') {
    part('\n\n');
    say(gaps);
  }
  for (const [at, group] of groups.entries()) {
    progress?.(at, groups.length, 'section');
    part(`\n\n${heading(group)}\n`);
    const told = (sentence: string) => waiting.text?.(`${sentence} `, true);
    const { draft } = waiting;
    const sentences = await writeArgument({ group, facts, day, library, check, trace, told, draft }, asker);
    if (waiting.signal.aborted) throw cancelled();
    sentences.forEach(({ text, by }, at) => {
      if (at > 0) letter.add(' ');
      letter.add(text, by);
    });
    part('\n\n');
    say(stillToShow(group, facts));
  }
  progress?.(groups.length, groups.length, 'section');
  part('\n\n');
  say(attestation(facts));
  const isModels = letter.written.some(({ by }) => by !== 'template');
  return answer(isModels ? letter : null, NOTHING_USED);
}

/** What every note has that a model writes in parts: one who asks it, and at the end an answer with its receipt. */
export function sectionsOf({ model, library, waiting }: InSections) {
  const started = performance.now();
  const limit = AbortSignal.timeout(LIMIT_MS);
  const began = () => waiting.phase?.('preparing');
  // No sample is ever shown to it (argument-prompt.ts).
  const without = { ...library, samples: [] };
  const asker = new PartsAsker(
    model,
    without,
    AbortSignal.any([waiting.signal, limit]),
    began,
    waiting.holds,
  );
  /** `letter`: null where nothing of it is the model's, for the reason `none` if it did not fail. */
  const answer = (letter: Composition | null, none: string): Answer => {
    const { asked, contents } = asker;
    return {
      text: letter?.text ?? null,
      receipt: {
        ...unasked,
        ...(letter && { provider: model.provider, model: model.model }),
        prompt_hash: asked.promptHash,
        input_tokens: asked.tokens.input,
        output_tokens: asked.tokens.output,
        duration_ms: Math.round(performance.now() - started),
        fallback_reason: asked.failure ?? (letter ? null : none),
        digest: asked.digest,
        parameters: asked.parameters,
        contents,
        ranking: library.ranking,
        ...(letter && { written: letter.written }),
      },
    };
  };
  return { asker, answer };
}
