import { type Grounding, wordCount, type WrittenPlace } from '@vouchwell/rules';
import type { LibraryForCase } from '../../library/public.ts';
import type { Answer } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import { type Argued, improvementOfSentences, MOST_SENTENCES, sentenceSchema } from './argument-prompt.ts';
import { Composition } from './composition.ts';
import { improvable, saysTheSame, type Sentence } from './improvable.ts';
import { asSentence, sentenceFault } from './sentence-faults.ts';
import { type InSections, sectionsOf } from './write-in-sections.ts';

export interface Improving extends InSections {
  readonly note: string;
  /** Who wrote which places of it. */
  readonly written: readonly WrittenPlace[];
}

const NOTHING_BETTER = 'The model wrote no sentence better that says the same.';

/** A sentence in another's place. */
interface Better {
  readonly of: Sentence;
  readonly text: string;
}

/**
 * A note of which a model has written single sentences anew. Each is held against the case, and against the sentence
 * whose place it takes: one that states more, less or something else is not taken, and what a person wrote stays. What
 * is wrong only beside the others is put back.
 * @throws DomainError cancelled when the one who waits went away
 */
export async function improveSentences(work: Improving): Promise<Answer> {
  const { note, written, check, waiting, progress } = work;
  const sections = sectionsOf(work);
  const before = await check(note);
  let better: Better[] = [];
  const paragraphs = improvable(note, before.marks);
  const wordsOf = (sentences: readonly Sentence[]) =>
    sentences.reduce((all, { text }) => all + wordCount(text), 0);
  const words = paragraphs.reduce((all, sentences) => all + wordsOf(sentences), 0);
  let done = 0;
  for (const sentences of paragraphs) {
    progress?.(done, words, 'word');
    done += wordsOf(sentences);
    better.push(...(await improved(sentences, work, sections.asker)));
    if (waiting.signal.aborted) throw cancelled();
  }
  const known = new Set(before.marks.map(({ text }) => text));
  const isNew = ({ marks }: Grounding) => marks.filter(({ text }) => !known.has(text));
  let result = composed(note, written, better);
  // Each sentence is right by itself; beside the others one may not be.
  for (let left = isNew(await check(result.text)); left.length > 0 && better.length > 0;) {
    better = better.filter(({ text }) => {
      const start = result.text.indexOf(text);
      return !left.some((mark) => mark.start < start + text.length && mark.end > start);
    });
    const next = composed(note, written, better);
    if (next.text === result.text) better = [];
    result = composed(note, written, better);
    left = isNew(await check(result.text));
  }
  waiting.text?.(result.text, true);
  return sections.answer(better.length > 0 ? result : null, NOTHING_BETTER);
}

/** The sentences of one paragraph that the model wrote better. */
async function improved(
  sentences: readonly Sentence[],
  { check, trace }: Improving,
  asker: ReturnType<typeof sectionsOf>['asker'],
): Promise<Better[]> {
  if (sentences.length === 0) return [];
  const lines = sentences.map(({ text }) => text);
  const better = new Map<Sentence, string>();
  const schema = sentenceSchema(lines);
  const question = (given: LibraryForCase) => improvementOfSentences(lines, given);
  await asker.ask(question, { schema, most: MOST_SENTENCES }, async (part) => {
    const { facts, text } = (part ?? {}) as Partial<Argued>;
    const of = Array.isArray(facts) && facts.length === 1 ? sentences[facts[0]! - 1] : undefined;
    if (!of || typeof text !== 'string' || better.has(of)) return;
    const sentence = asSentence(text);
    const said = [...lines, ...better.values()];
    if (sentenceFault(sentence, said) !== null || (await check(sentence)).marks.length > 0) return;
    const [old, anew] = [await trace(of.text), await trace(sentence)];
    if (saysTheSame({ text: of.text, trace: old }, { text: sentence, trace: anew })) better.set(of, sentence);
  });
  return [...better].map(([of, text]) => ({ of, text }));
}

/** The note with the better sentences in their places. */
function composed(note: string, written: readonly WrittenPlace[], better: readonly Better[]): Composition {
  const letter = new Composition();
  /** What stays, by whoever wrote it. */
  const keep = (from: number, to: number) => {
    let at = from;
    for (const { start, end, by } of written) {
      if (end <= at || start >= to) continue;
      letter.add(note.slice(at, Math.max(at, start)));
      letter.add(note.slice(Math.max(at, start), Math.min(end, to)), by);
      at = Math.min(end, to);
    }
    letter.add(note.slice(at, to));
  };
  let at = 0;
  for (const { of, text } of better.toSorted((a, b) => a.of.start - b.of.start)) {
    keep(at, of.start);
    letter.add(text, 'model');
    at = of.end;
  }
  keep(at, note.length);
  return letter;
}
