import { type Grounding, type LeftOut, type Mark, type WrittenBy, writtenBy } from '@vouchwell/rules';
import type { WritingFacts } from '../template/writing-facts.ts';
import { based, ordered } from '../template/sections.ts';
import { groupsOf } from '../template/write-template-note.ts';
import { argumentFacts } from './argument-prompt.ts';
import { Composition } from './composition.ts';
import { type Finished, finishLetter } from './finish-letter.ts';
import type { PartsAsker } from './parts-asker.ts';
import { bears, type SentenceIn, sentencesIn } from './sentences-in.ts';
import { PATIENCE, writeAgain } from './write-again.ts';
import type { InSections } from './write-in-sections.ts';

/** What takes the place of a sentence, by where that begins; null: nothing of the model's. */
type Anew = ReadonlyMap<number, string | null>;

const isStrong = ({ tier }: Mark) => tier === undefined;

/**
 * A letter that a model wrote as a whole, mended: each sentence that bears a mark is asked for anew with what was wrong.
 * One that is not right after all attempts is taken out where the case clearly does not hold it, and the template says
 * what only it had said; where it only is not traced to the case it stays, marked, for whoever reads it: most such are
 * right. Null where nothing of the letter can be kept.
 */
export async function mendLetter(
  letter: string,
  work: InSections,
  asker: PartsAsker,
): Promise<Finished | null> {
  const { facts, check } = work;
  const before = await check(letter);
  const lines = sentencesIn(letter);
  const anew = await writtenAnew(lines.flat(), before.marks, work, asker);
  if (anew.size === 0) return { text: letter, written: writtenBy(letter, 'model') };
  const without = await check(composed(lines, anew, '').text);
  const { text, written } = composed(lines, anew, inItsPlace(facts, before, without));
  if (!written.some(({ by, start, end }) => by !== 'template' && isStatement(text.slice(start, end))))
    return null;
  const after = await check(text);
  // Right sentence by sentence, and wrong beside the others.
  if (after.marks.some(isStrong)) return finishLetter({ begun: text, facts, check });
  return { text, written };
}

/** Words: less states nothing that is worth keeping. */
const STATEMENT = 5;
const isStatement = (text: string) => text.trim().split(/\s+/).length >= STATEMENT;

async function writtenAnew(
  sentences: readonly SentenceIn[],
  marks: readonly Mark[],
  { facts, day, library, check, trace }: InSections,
  asker: PartsAsker,
): Promise<Anew> {
  const lines = [...new Set(groupsOf(facts).flatMap((group) => argumentFacts(group, facts, day)))];
  const beside = { library, check, trace, said: sentences };
  const anew = new Map<number, string | null>();
  let unmended = 0;
  for (const sentence of sentences) {
    const wrong = marks.filter((mark) => bears(sentence, mark));
    if (wrong.length === 0) continue;
    const asked = { text: sentence.text.trim(), lines, wrong: wrong.map(({ text }) => text) };
    const text = unmended < PATIENCE ? await writeAgain(asked, beside, asker) : null;
    unmended = text === null ? unmended + 1 : 0;
    if (text !== null || wrong.some(isStrong)) anew.set(sentence.start, text);
  }
  return anew;
}

/** `instead`: the template's words for what is left out; they stand where the first sentence was taken out. */
function composed(lines: readonly SentenceIn[][], anew: Anew, instead: string): Composition {
  let left = instead;
  const pieceOf = ({ start, text }: SentenceIn): [string, WrittenBy][] => {
    const other = anew.get(start);
    if (other === undefined) return [[text.trimEnd(), 'model']];
    if (other !== null) return [[other, 'repaired']];
    const said = left;
    left = '';
    return said === '' ? [] : [[said, 'template']];
  };
  const rows = lines
    .map((line) => ({ isBlank: line.length === 0, pieces: line.flatMap(pieceOf) }))
    .filter(({ isBlank, pieces }) => isBlank || pieces.length > 0)
    // What was taken out leaves no second blank line.
    .filter(({ isBlank }, at, all) => !isBlank || (at > 0 && !all[at - 1]!.isBlank));
  const letter = new Composition();
  for (const [row, { pieces }] of rows.entries()) {
    if (row > 0) letter.add('\n');
    for (const [at, [text, by]] of pieces.entries()) {
      if (at > 0) letter.add(' ');
      letter.add(text, by);
    }
  }
  return letter;
}

/** What is left out now and was not before, in the template's words. */
function inItsPlace(facts: WritingFacts, { leftOut }: Grounding, now: Grounding): string {
  const isNew = (kind: LeftOut['kind'], text: string) =>
    now.leftOut.some((one) => one.kind === kind && one.text === text) &&
    !leftOut.some((one) => one.kind === kind && one.text === text);
  const diagnoses = facts.diagnoses.filter(({ code }) => isNew('diagnosis', code));
  const items = facts.items.filter(({ item }) => isNew('item', item));
  return [diagnoses.length > 0 && based(diagnoses), items.length > 0 && ordered(items)]
    .filter(Boolean)
    .join(' ');
}
