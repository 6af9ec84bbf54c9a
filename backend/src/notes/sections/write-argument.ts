import type { CaseFacts } from '@vouchwell/document';
import type { Grounding, Mark } from '@vouchwell/rules';
import type { WrittenBy } from '../../cases/public.ts';
import type { LibraryForCase } from '../../library/public.ts';
import type { NotePrompt } from '../prompt.ts';
import { PromptGuard } from '../prompt-guard.ts';
import { supporting } from '../template/kind-of-item.ts';
import { based, type Group, larger, ordered, statements } from '../template/sections.ts';
import {
  againPrompt,
  type Argued,
  argumentFacts,
  argumentPrompt,
  LONGEST_SENTENCE,
  MOST_SENTENCES,
  sentenceSchema,
} from './argument-prompt.ts';
import type { PartsAsker } from './parts-asker.ts';
import { asSentence, sentenceFault } from './sentence-faults.ts';

/** A sentence of an argument, and who wrote it. */
export interface Told {
  readonly text: string;
  readonly by: WrittenBy;
}

export interface Argument {
  readonly group: Group;
  readonly facts: CaseFacts;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly library: LibraryForCase;
  readonly check: (text: string) => Promise<Grounding>;
  /** Hears each sentence as soon as none can come before it any more. */
  readonly told: (sentence: string) => void;
}

/** How often a sentence that contradicts its case is asked for anew. */
const ATTEMPTS = 2;

/**
 * Writes the argument for one group of items: the model sentence by sentence, each held against the case before
 * anybody sees it. One that states what the case does not hold is asked for again with what was wrong; what then is
 * not right is left out, and what the whole leaves out is said in the template's words. So whatever a model writes,
 * no sentence of the result contradicts its case, and every diagnosis and item is spoken of.
 */
export async function writeArgument(argument: Argument, asker: PartsAsker): Promise<Told[]> {
  const { group, facts, day, library, check, told } = argument;
  const lines = argumentFacts(group, facts, day);
  const asked = argumentPrompt(lines, library);
  const sentences: Told[] = [];
  const said: string[] = [];
  const say = (text: string, by: WrittenBy) => {
    said.push(text);
    sentences.push({ text, by });
    told(text);
  };
  /** Until the model has written all of them, what follows a wrong one waits for its repair. */
  const waiting: (Told | Wrong)[] = [];
  const take = async (part: unknown) => {
    const sentence = sentenceOf(part, asked, [
      ...said,
      ...waiting.flatMap((one) => ('by' in one ? one.text : [])),
    ]);
    if (sentence === null) return;
    const wrong = contradictions(await check(sentence));
    if (wrong.length > 0) waiting.push({ text: sentence, wrong });
    else if (waiting.length > 0) waiting.push({ text: sentence, by: 'model' });
    else say(sentence, 'model');
  };
  await asker.ask(asked, { schema: sentenceSchema(lines), most: MOST_SENTENCES }, take);
  for (const one of waiting) {
    if ('by' in one) say(one.text, one.by);
    else {
      const repaired = await again(one, { ...argument, lines, said }, asker);
      if (repaired !== null) say(repaired, 'repaired');
    }
  }
  const whole = await check(said.join(' '));
  // Sentences that are right by themselves may be wrong together: then the template speaks for the group.
  if (said.length === 0 || whole.marks.some(({ tier }) => tier === undefined))
    return statements(group, facts).map((text) => ({ text, by: 'template' }));
  for (const text of leftToSay(argument, whole)) say(text, 'template');
  return sentences;
}

interface Wrong {
  readonly text: string;
  readonly wrong: readonly string[];
}

async function again(
  first: Wrong,
  { lines, said, library, check }: Argument & { lines: readonly string[]; said: readonly string[] },
  asker: PartsAsker,
): Promise<string | null> {
  let last = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const asked = againPrompt(lines, last, library);
    let found: string | null = null;
    let wrong: readonly string[] = [];
    await asker.ask(asked, { schema: sentenceSchema(lines), most: 1 }, async (part) => {
      found = sentenceOf(part, asked, said);
      if (found !== null) wrong = contradictions(await check(found));
    });
    if (found === null) return null;
    if (wrong.length === 0) return found;
    last = { text: found, wrong };
  }
  return null;
}

function sentenceOf(part: unknown, { texts }: NotePrompt, said: readonly string[]): string | null {
  const { text } = (part ?? {}) as Partial<Argued>;
  if (typeof text !== 'string' || text.length > LONGEST_SENTENCE) return null;
  const sentence = asSentence(text);
  if (sentenceFault(sentence, said) !== null) return null;
  const guard = new PromptGuard(texts);
  return guard.add(sentence) === null || guard.end() === null ? null : sentence;
}

/**
 * What a sentence states that the case does not hold. Of the softer marks those of a kind count too, as a finding or a
 * treatment in other words; plain words that are merely not traced do not.
 */
const contradictions = ({ marks }: Grounding): string[] =>
  marks.filter(({ tier, kind }: Mark) => tier === undefined || kind !== 'statement').map(({ text }) => text);

/** What the template must still say. */
function leftToSay({ group, facts }: Argument, { leftOut }: Grounding): string[] {
  const { kind, items } = group;
  const chosen = kind.diagnoses === null ? facts.diagnoses : supporting(kind, facts.diagnoses);
  const missing = (what: 'diagnosis' | 'item', text: string) =>
    leftOut.some((one) => one.kind === what && one.text === text);
  const diagnoses = chosen.filter(({ code }) => missing('diagnosis', code));
  const unnamed = items.filter(({ item }) => missing('item', item));
  return [
    chosen.length === 0 ? statements(group, facts)[0]! : diagnoses.length > 0 ? based(diagnoses) : '',
    unnamed.length > 0 ? ordered(unnamed) : '',
    larger(items),
  ].filter(Boolean);
}
