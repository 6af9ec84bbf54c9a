import type { WrittenSentence } from './written-sentence.ts';

/** What Gemma 3 270M, not tuned to follow instructions wrote. */
export const gemma: readonly WrittenSentence[] = [
  {
    case: 'sample-incontinence',
    prompt: 'simple',
    label: 'supported',
    text: '- The order is for Underpads, large.',
  },
  {
    case: 'sample-incontinence',
    prompt: 'simple',
    label: 'not in the case',
    text: '- The reason given for Underpads, large is: The patient is a 78-year-old female patient.',
  },
  {
    case: 'sample-incontinence',
    prompt: 'simple',
    label: 'supported',
    text: '- The order is for Adult briefs, large.',
  },
  {
    case: 'sample-incontinence',
    prompt: 'simple',
    label: 'contradicts',
    text: '- The reason given for Adult briefs, large is: The patient is a 78-year-old female patient.',
  },
  { case: 'sample-incontinence', prompt: 'simple', label: 'supported', text: '- The order is for Underpads' },
  {
    case: 'sample-continuous-glucose',
    prompt: 'simple',
    label: 'supported',
    text: '- The patient is a 78-year-old male patient.',
  },
  { case: 'sample-continuous-glucose', prompt: 'simple', label: 'no claim', text: '- The patient is a 7' },
  {
    case: 'sample-blood-glucose',
    prompt: 'simple',
    label: 'not in the case',
    text: '- The patient is a 78-year-old woman who has type 2 diabetes mellitus with hyperglycemia.',
  },
  {
    case: 'sample-blood-glucose',
    prompt: 'simple',
    label: 'supported',
    text: '- The order is for BGM test strips.',
  },
  {
    case: 'sample-blood-glucose',
    prompt: 'simple',
    label: 'supported',
    text: '- The reason given for BGM test strips is: Testing four times a day is ordered while the dose is adjusted.',
  },
  {
    case: 'sample-blood-glucose',
    prompt: 'simple',
    label: 'no claim',
    text: '- Testing blood glucose at home shows how meals, activity and treatment act on it, and lets values that are too high or too low be answered in time.',
  },
  { case: 'sample-blood-glucose', prompt: 'simple', label: 'no claim', text: '- The reason given for B' },
];
