import type { WritingFacts } from '../template/writing-facts.ts';
import type { Grounding, LeftOut, WrittenPlace } from '@vouchwell/rules';
import { supporting } from '../template/kind-of-item.ts';
import { attestation, type Group, heading, missing, statements, stillToShow } from '../template/sections.ts';
import { groupsOf } from '../template/write-template-note.ts';
import { Composition } from './composition.ts';
import { bears, sentencesIn } from './sentences-in.ts';

export interface BrokenOff {
  /** What the model had written, in whole sentences. */
  readonly begun: string;
  readonly facts: WritingFacts;
  /** Compares a text with the case. */
  readonly check: (text: string) => Promise<Grounding>;
}

export interface Finished {
  readonly text: string;
  readonly written: readonly WrittenPlace[];
}

/** Words: a shorter line states nothing that is worth keeping. */
const SENTENCE = 5;

/**
 * A letter that broke off, finished by the template: what the model wrote stays as far as it agrees with the case, and
 * the template speaks for every diagnosis and item that it had not come to. Null where nothing of it can be kept.
 */
export async function finishLetter({ begun, facts, check }: BrokenOff): Promise<Finished | null> {
  const kept = withoutEmptyHeadings(withoutMarked(begun, await check(begun)));
  if (!kept.split('\n').some(isStatement)) return null;
  const letter = new Composition();
  letter.add(kept, 'model');
  const say = (text: string) => {
    if (text === '') return;
    letter.add('\n\n');
    letter.add(text, 'template');
  };
  const { leftOut } = await check(kept);
  for (const group of groupsOf(facts)) {
    // Under its own heading, unless the model stopped there.
    const isOpen = kept.split('\n').findLast(isHeading)?.trim() === heading(group) && letter.text === kept;
    letter.add(isOpen ? '\n\n' : `\n\n${heading(group)}\n`);
    if (isLeftOut(group, facts, leftOut)) {
      letter.add(statements(group, facts).join(' '), 'template');
      letter.add('\n\n');
    }
    letter.add(stillToShow(group, facts), 'template');
  }
  say(missing(facts));
  if (!/^ATTESTATION$/m.test(kept)) say(attestation(facts));
  const { text, written } = letter;
  // Right sentence by sentence, and wrong beside the template's: then the template writes all of it.
  return (await check(text)).marks.some(({ tier }) => tier === undefined) ? null : { text, written };
}

const isStatement = (line: string) =>
  line.trim().split(/\s+/).length >= SENTENCE && /[.!?]["”)]?\s*$/.test(line);
const isHeading = (line: string) => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

/** Without each sentence that bears a mark; a line of which nothing is left goes. */
function withoutMarked(text: string, { marks }: Grounding): string {
  return sentencesIn(text)
    .flatMap((line) => {
      const kept = line.filter((sentence) => !marks.some((mark) => bears(sentence, mark)));
      if (line.length > 0 && kept.length === 0) return [];
      return [
        kept
          .map((sentence) => sentence.text)
          .join('')
          .trimEnd(),
      ];
    })
    .join('\n');
}

/** Without headings that nothing follows, and without more than one blank line in a row. */
function withoutEmptyHeadings(text: string): string {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  while (blocks.length > 0) {
    const last = blocks.at(-1)!.split('\n');
    while (last.length > 0 && (isHeading(last.at(-1)!) || last.at(-1)!.trim() === '')) last.pop();
    if (last.length > 0) {
      blocks[blocks.length - 1] = last.join('\n');
      break;
    }
    blocks.pop();
  }
  return blocks.filter(Boolean).join('\n\n');
}

/** Whether the letter does not speak of an item of the group, or of a diagnosis that supports it. */
function isLeftOut(
  { kind, items }: Group,
  { diagnoses }: WritingFacts,
  leftOut: readonly LeftOut[],
): boolean {
  const chosen = kind.diagnoses === null ? diagnoses : supporting(kind, diagnoses);
  const is = (what: LeftOut['kind'], text: string) =>
    leftOut.some((one) => one.kind === what && one.text === text);
  return items.some(({ item }) => is('item', item)) || chosen.some(({ code }) => is('diagnosis', code));
}
