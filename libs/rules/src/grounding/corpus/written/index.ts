/**
 * Sentences that open models wrote about invented cases, word for word (temperature 0.2, fixed seeds). Each was read
 * twice against the facts of its case, the second time in another order, before the check had seen it; but six of
 * Qwen's newest were read once, and only after the check had been seen on the others.
 */
import { devCases } from '../index.ts';
import { furtherCases } from './further-cases.ts';
import { furtherQwen } from './further-qwen.ts';
import { furtherSmollm } from './further-smollm.ts';
import { gemma } from './gemma.ts';
import { qwen } from './qwen.ts';
import { sampleCases } from './sample-cases.ts';
import { smollm } from './smollm.ts';
import type { WrittenAbout } from './written-sentence.ts';

export * from './written-sentence.ts';

const about = new Map([
  ...[...sampleCases, ...furtherCases].map(({ id, facts, day }) => [id, { facts, day }] as const),
  ...devCases.map(({ id, facts, today }) => [id, { facts, day: today }] as const),
]);

/** All of them with the facts that they were written from. Throws where a case is missing. */
export const writtenSentences: readonly WrittenAbout[] = [
  ...qwen,
  ...smollm,
  ...gemma,
  ...furtherQwen,
  ...furtherSmollm,
].map((one) => {
  const known = about.get(one.case);
  if (!known) throw new Error(`No case of this name: ${one.case}`);
  return { ...one, ...known };
});
