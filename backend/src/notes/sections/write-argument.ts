import { foldedWords, type Grounding, type LeftOut, type Trace, type WrittenBy } from '@vouchwell/rules';
import type { LibraryForCase } from '../../library/public.ts';
import { supporting } from '../template/kind-of-item.ts';
import type { WritingFacts } from '../template/writing-facts.ts';
import { based, type Group, larger, ordered, statements } from '../template/sections.ts';
import {
  type Argued,
  argumentFacts,
  argumentPrompt,
  MOST_SENTENCES,
  sentenceSchema,
} from './argument-prompt.ts';
import { Draft } from './draft.ts';
import type { PartsAsker } from './parts-asker.ts';
import { PATIENCE, sentencesOf, writeAgain, type Wrong, wrongIn } from './write-again.ts';
import { isWorthSaying } from './worth-saying.ts';

/** A sentence of an argument, and who wrote it. */
export interface Told {
  readonly text: string;
  readonly by: WrittenBy;
}

export interface Argument {
  readonly group: Group;
  readonly facts: WritingFacts;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly library: LibraryForCase;
  readonly check: (text: string) => Promise<Grounding>;
  /** Which facts of the case a text states. */
  readonly trace: (text: string) => Promise<Trace>;
  /** Hears each sentence as soon as none can come before it any more. */
  readonly told: (sentence: string) => void;
  /** Hears what is being written, before it is checked; empty: it is gone. */
  readonly draft?: (words: string) => void;
}

/** So many parts in a row without a sentence that can be used, and the model is stopped: it runs in circles. */
const USELESS = 2;

/**
 * Writes the argument for one group of items: the model sentence by sentence, each held against the case before
 * anybody sees it. One that states what the case does not hold is asked for again with what was wrong; what then is
 * not right is left out, and so is what is not worth saying as the model's. What the whole leaves out is said in the
 * template's words. So whatever a model writes, no sentence of the result bears a mark of the check, each of the model's
 * is traced to the case, and every diagnosis and item is spoken of.
 */
export async function writeArgument(argument: Argument, asker: PartsAsker): Promise<Told[]> {
  const { group, facts, day, library, check, trace, told, draft } = argument;
  const lines = argumentFacts(group, facts, day);
  const question = (given: LibraryForCase) => argumentPrompt(lines, given);
  const asked = question(library);
  const said: Told[] = [];
  const say = (text: string, by: WrittenBy) => {
    said.push({ text, by });
    told(text);
  };
  /** Until the model has written all of them, what follows a wrong one waits for its repair. */
  const waiting: (Told | Wrong)[] = [];
  let useless = 0;
  const parts = {
    schema: sentenceSchema(lines),
    most: MOST_SENTENCES,
    draft: draft && new Draft(asked.texts, draft),
  };
  await asker.ask(question, parts, async (part) => {
    const fresh = sentencesOf(part, asked, [...said, ...waiting]);
    for (const text of fresh) {
      const wrong = wrongIn(await check(text));
      if (wrong.length > 0) waiting.push({ text, wrong, lines: linesOf(part, lines) });
      else if (!(await isWorthSaying(text, trace))) continue;
      else if (waiting.length > 0) waiting.push({ text, by: 'model' });
      else say(text, 'model');
    }
    useless = fresh.length > 0 ? 0 : useless + 1;
    return useless < USELESS ? undefined : 'enough';
  });
  let unmended = 0;
  for (const one of waiting) {
    if ('by' in one) say(one.text, one.by);
    else if (unmended < PATIENCE) {
      const text = await writeAgain(one, { ...argument, said }, asker);
      unmended = text === null ? unmended + 1 : 0;
      if (text !== null) say(text, 'repaired');
    }
  }
  const whole = await check(said.map(({ text }) => text).join(' '));
  // Sentences that are right by themselves may be wrong together: then the template speaks for the group.
  if (said.length === 0 || wrongIn(whole).length > 0)
    return statements(group, facts).map((text) => ({ text, by: 'template' }));
  for (const text of leftToSay(argument, said, whole)) say(text, 'template');
  return said;
}

/** The facts that a part names; all where it names none. */
function linesOf(part: unknown, lines: readonly string[]): readonly string[] {
  const { facts } = part as Partial<Argued>;
  const named = Array.isArray(facts) ? lines.filter((_, at) => facts.includes(at + 1)) : [];
  return named.length > 0 ? named : lines;
}

/** What the template must still say. */
function leftToSay({ group, facts }: Argument, said: readonly Told[], { leftOut }: Grounding): string[] {
  const { kind, items } = group;
  const chosen = kind.diagnoses === null ? facts.diagnoses : supporting(kind, facts.diagnoses);
  const isLeftOut = (what: LeftOut['kind'], text: string) =>
    leftOut.some((one) => one.kind === what && one.text === text);
  const diagnoses = chosen.filter(({ code }) => isLeftOut('diagnosis', code));
  const unnamed = items.filter(({ item }) => isLeftOut('item', item));
  // Without a diagnosis that supports the items, the template's first statement is the gap that says so.
  const basis = chosen.length === 0 ? statements(group, facts)[0]! : diagnoses.length > 0 && based(diagnoses);
  const purpose = !isToldIn(kind.purpose, said) && kind.purpose;
  return [basis, purpose, unnamed.length > 0 && ordered(unnamed), larger(items)].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

/** Whether a third of the longer words of a text are among what was said: it has been retold. */
function isToldIn(text: string, said: readonly Told[]): boolean {
  const longer = (one: string) => foldedWords(one).filter(({ length }) => length > 4);
  const words = new Set(longer(text));
  const known = new Set(said.flatMap((one) => longer(one.text)));
  return [...words].filter((word) => known.has(word)).length * 3 >= words.size;
}
