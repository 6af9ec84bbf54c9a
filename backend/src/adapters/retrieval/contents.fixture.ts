import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';
import { starterContents } from '../../library/starter/starter-contents.ts';

/** A content as tests need one; what is left out is middling. For tests only. */
export function content(id: number, more: Partial<RetrievableContent> = {}): RetrievableContent {
  return {
    id,
    version: 1,
    content_type: 'instruction',
    title: `Content ${id}`,
    content: 'Name the visit.',
    category: 'general',
    tags: [],
    quality_score: 3,
    feedback_score: null,
    ratings: 0,
    ...more,
  };
}

/** The starter library without its system prompt; ids as at the first start. */
export const starter: readonly RetrievableContent[] = starterContents
  .map((one, index) => content(index + 1, one))
  .filter(({ content_type }) => content_type !== 'system_prompt');

const PARTS =
  'visit order insulin sensor ulcer wrap brief underpad walker gait neuropathy shoe insert stocking lymphedema caregiver training diary skin transfer glucose record policy quantity size month reason'.split(
    ' ',
  );

/** So many contents of some 300 words, each unlike the others; the same for the same seed. */
export function library(count: number, seed = 1): RetrievableContent[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const word = () => (next(4) === 0 ? `term${next(4000)}` : PARTS[next(PARTS.length)]!);
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`;
  const categories = ['general', 'incontinence', 'cgm', 'diabetic_shoes', 'compression'] as const;
  return Array.from({ length: count }, (_, index) =>
    content(index + 1, {
      title: `${word()} ${word()} ${index + 1}`,
      content: Array.from({ length: 25 }, sentence).join(' '),
      category: categories[next(5)]!,
      content_type: next(2) === 0 ? 'instruction' : 'sample_note',
      tags: [word(), word()],
      quality_score: next(51) / 10,
    }),
  );
}
