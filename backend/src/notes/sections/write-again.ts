import type { Grounding, Trace } from '@vouchwell/rules';
import type { LibraryForCase } from '../../library/public.ts';
import type { NotePrompt } from '../prompt/prompt.ts';
import { PromptGuard } from '../prompt/prompt-guard.ts';
import { againPrompt, type Argued, LONGEST_PART, sentenceSchema } from './argument-prompt.ts';
import type { PartsAsker } from './parts-asker.ts';
import { asSentence, sentenceFault } from './sentence-faults.ts';
import { isWorthSaying } from './worth-saying.ts';

/** A sentence that states what the case does not hold. */
export interface Wrong {
  readonly text: string;
  /** What it was to state. */
  readonly lines: readonly string[];
  readonly wrong: readonly string[];
}

/** Beside what it is written again. */
export interface Beside {
  readonly library: LibraryForCase;
  readonly check: (text: string) => Promise<Grounding>;
  /** Which facts of the case a text states. */
  readonly trace: (text: string) => Promise<Trace>;
  /** The sentences that stand before it. */
  readonly said: readonly { readonly text: string }[];
}

/** How often a sentence that contradicts its case is asked for anew. */
const ATTEMPTS = 2;

/** So many sentences in a row that it could not mend, and it is not asked to mend another: each takes longer than all else. */
export const PATIENCE = 2;

/** The sentence anew; null where it is not right after all attempts. */
export async function writeAgain(
  first: Wrong,
  { said, library, check, trace }: Beside,
  asker: PartsAsker,
): Promise<string | null> {
  const { lines } = first;
  let last = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const wrong = last;
    const question = (given: LibraryForCase) => againPrompt(lines, wrong, given);
    const asked = question(library);
    const found: Wrong[] = [];
    await asker.ask(question, { schema: sentenceSchema(lines), most: 1 }, async (part) => {
      const [text] = sentencesOf(part, asked, said);
      if (text !== undefined) found.push({ text, lines, wrong: wrongIn(await check(text)) });
    });
    const [one] = found;
    if (!one) return null;
    if (one.wrong.length === 0) return (await isWorthSaying(one.text, trace)) ? one.text : null;
    last = one;
  }
  return null;
}

const inSentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a part that a letter can hold, whatever they state; models put several into one. */
export function sentencesOf(
  part: unknown,
  { texts }: NotePrompt,
  before: readonly { readonly text: string }[],
): string[] {
  const { text } = (part ?? {}) as Partial<Argued>;
  if (typeof text !== 'string' || text.length > LONGEST_PART) return [];
  const said = before.map((one) => one.text);
  const found: string[] = [];
  // A part that takes all its room was cut: its last sentence has no end, and is none.
  for (const { segment } of inSentences.segment(text)) {
    const sentence = asSentence(segment, text.length < LONGEST_PART);
    if (sentenceFault(sentence, [...said, ...found]) !== null) continue;
    const guard = new PromptGuard(texts);
    if (guard.add(sentence) !== null && guard.end() !== null) found.push(sentence);
  }
  return found;
}

/** What a text states that the check does not find in the case, also where it is only not traced to it. */
export const wrongIn = ({ marks }: Grounding): string[] => marks.map(({ text }) => text);
