import { wordReader } from '@vouchwell/rules';

/** The texts of a prompt, by what a note may do with their words. */
export interface PromptTexts {
  /** The rules, the task and the site's own prompt: nothing of them belongs into a note. */
  readonly secret: readonly string[];
  /** Instructions, whose wording a note may use in part. */
  readonly guidance: readonly string[];
  /** What a note may repeat as it stands: the facts, the samples, the note that is to be improved. */
  readonly open: readonly string[];
}

/** Words that a note must not hold in this order: not as many of them in a row as the limit. */
export interface Passage {
  readonly words: readonly string[];
  readonly limit: number;
}

const SECRET_RUN = 12;
/** An instruction that gives the criteria of a policy may be quoted; not the instruction as such. */
const GUIDANCE_RUN = 24;
/** A sentence of the rules, though it is shorter than a run. */
const SENTENCE = 6;

/** What of a prompt must not come back, and the words (one space between and around them) that may. */
export interface PromptWords {
  readonly passages: readonly Passage[];
  readonly open: string;
}

/** Wording that the prompt gives in quotation marks is meant to be used, and so is open. */
export function readPrompt({ secret, guidance, open }: PromptTexts): PromptWords {
  const closed = [...secret, ...guidance];
  const known = spaced([...open, ...closed.flatMap(quotes)].flatMap(plainWords));
  const tokens = closed.flatMap(unusualTokens).map(plainWords);
  const sentences = secret
    .flatMap((text) => text.split(/[.!?:]\s|\n/))
    .map(plainWords)
    .filter(({ length }) => length >= SENTENCE && length < SECRET_RUN);
  const whole = [...tokens, ...sentences]
    .filter((words) => !known.includes(spaced(words)))
    .map((words) => ({ words, limit: words.length }));
  const runs = [
    ...secret.map((text) => ({ words: plainWords(text), limit: SECRET_RUN })),
    ...guidance.map((text) => ({ words: plainWords(text), limit: GUIDANCE_RUN })),
  ];
  return { passages: [...whole, ...runs], open: known };
}

/** Words as they are compared: in small letters, without what is invisible. */
export const plainWords = (text: string): string[] =>
  read(
    text
      .replace(/\p{Cf}/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  );
const read = wordReader();

export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

const quotes = (text: string): string[] =>
  [...text.matchAll(/["“]([^"“”]{1,2000})["”]/g)].map(([, quote]) => quote ?? '');

/** Keys, passwords, marks: `site_secret`, `HERON-KESTREL`, `HERON-4711`, `9f8a7b6c`. No codes of diagnoses, items or policies. */
function unusualTokens(text: string): string[] {
  const tokens = text.match(/[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu) ?? [];
  return tokens.filter((token) => {
    const mixed = token.split(/[-_]/).some((part) => (part.match(/\d+|\p{L}+/gu)?.length ?? 0) >= 4);
    const shouted = /^\p{Lu}{5,}(?:-\p{Lu}{5,})+$/u.test(token);
    return mixed || shouted || /\p{L}_\p{L}/u.test(token) || /\p{L}{5}[-_]?\d{4}/u.test(token);
  });
}
