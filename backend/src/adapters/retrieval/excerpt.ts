import { searchTerms } from './words.ts';

const EXCERPT = 400;
/** Further into a text than this no passage is looked for. */
const LOOKED_AT = 8_000;

/** The passage that shares most words with the query, at most 400 characters. */
export function excerpt(content: string, query: ReadonlySet<string>): string {
  if (content.length <= EXCERPT) return content;
  const sentences = content
    .slice(0, LOOKED_AT)
    .split(/(?<=[.!?:\n])\s+/)
    .map((text) => ({ text, words: searchTerms(text).filter((word) => query.has(word)) }));
  let best = { words: -1, text: '' };
  for (const start of sentences.keys()) {
    const passage = grown(sentences, start);
    if (passage.words > best.words) best = passage;
  }
  return cut(best.text);
}

/** At most 400 characters, ending with a word. */
export function cut(text: string): string {
  if (text.length <= EXCERPT) return text;
  const whole = text.slice(0, EXCERPT - 1).replace(/\s+\S*$/, '');
  return `${whole.slice(0, EXCERPT - 1)}…`;
}

/** As many sentences from `start` on as fit; one that is too long stands alone. */
function grown(sentences: readonly { text: string; words: readonly string[] }[], start: number) {
  const words = new Set<string>();
  let text = '';
  for (const sentence of sentences.slice(start)) {
    const longer = text === '' ? sentence.text : `${text} ${sentence.text}`;
    if (text !== '' && longer.length > EXCERPT) break;
    text = longer;
    for (const word of sentence.words) words.add(word);
  }
  return { text, words: words.size };
}
