import type { Answer } from '../model/ask-model.ts';
import { cancelled } from '../model/cancelled.ts';
import { finishLetter } from './finish-letter.ts';
import { type Improving, improveSentences } from './improve-sentences.ts';
import { keepsAll } from './keeps-all.ts';
import { mendLetter } from './mend-letter.ts';
import { sumOf } from './parts-asker.ts';
import { type InSections, NOTHING_USED, sectionsOf } from './write-in-sections.ts';

/**
 * A letter that was asked for as a whole, as anybody may see it: nothing of it contradicts the case, and one that broke
 * off has been ended by the template. @throws DomainError cancelled when the one who waits went away
 */
export async function rightLetter(answer: Answer, work: InSections): Promise<Answer> {
  if (answer.text === null) return answer.begun ? ended(answer, answer.begun, work) : answer;
  const { asker } = sectionsOf(work);
  const mended = await mendLetter(answer.text, work, asker);
  if (work.waiting.signal.aborted) throw cancelled();
  const { failure, tokens } = asker.asked;
  const { receipt } = answer;
  const told = {
    ...receipt,
    input_tokens: sumOf(receipt.input_tokens, tokens.input),
    output_tokens: sumOf(receipt.output_tokens, tokens.output),
    fallback_reason: failure,
  };
  if (mended) return { ...answer, text: mended.text, receipt: { ...told, written: mended.written } };
  const unused = { provider: null, model: null, fallback_reason: failure ?? NOTHING_USED };
  return { ...answer, text: null, receipt: { ...told, ...unused } };
}

async function ended(answer: Answer, begun: string, { model, facts, check }: InSections): Promise<Answer> {
  const finished = await finishLetter({ begun, facts, check });
  if (!finished) return answer;
  const { text, written } = finished;
  const { provider, model: name } = model;
  return { ...answer, text, receipt: { ...answer.receipt, provider, model: name, written } };
}

/**
 * An improvement that was asked for as a whole; where it leaves out what a person wrote, or adds what the case does not
 * hold, single sentences are asked for in its place. @throws DomainError cancelled, as above
 */
export async function rightImprovement(answer: Answer, work: Improving): Promise<Answer> {
  if (answer.text === null || (await keepsAll(answer.text, work))) return answer;
  const single = await improveSentences(work);
  const { input_tokens, output_tokens } = answer.receipt;
  const receipt = {
    ...single.receipt,
    input_tokens: sumOf(input_tokens, single.receipt.input_tokens),
    output_tokens: sumOf(output_tokens, single.receipt.output_tokens),
  };
  return { ...single, receipt };
}
