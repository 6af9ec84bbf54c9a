import type { FactKind, Trace } from '@vouchwell/rules';

type TraceText = (text: string) => Promise<Trace>;

const CAUSE =
  /\b(?:due to|caused by|causes|because of|as a result of|results? from|resulting from|results? in|resulting in|secondary to|stems? from|leads? to|led to|(?:as )?a complication of)\b/i;
const AS_DIAGNOSIS = /\bdiagnos(?:is|es) of\b/gi;

/**
 * Whether a sentence that bears no mark may stand in an argument as the model's. It must state a fact of the case: what
 * such items do in general is the template's to say. And it must not make one diagnosis the cause of another, which
 * small models do with any two that stand beside each other [seen: “The patient's mixed incontinence is due to fecal
 * smearing”]: which comes of which no case says, except in the words of a description. Nor does it call an item a diagnosis.
 */
export async function isWorthSaying(sentence: string, trace: TraceText): Promise<boolean> {
  if (statedKinds(await trace(sentence)).size === 0) return false;
  for (const { index, 0: words } of sentence.matchAll(AS_DIAGNOSIS)) {
    const named = statedKinds(await trace(sentence.slice(index + words.length)));
    if (named.has('item') && !named.has('diagnosis')) return false;
  }
  const cause = CAUSE.exec(sentence);
  if (!cause) return true;
  const before = statedKinds(await trace(sentence.slice(0, cause.index)));
  if (!before.has('diagnosis') || before.has('item')) return true;
  return !statedKinds(await trace(sentence.slice(cause.index + cause[0].length))).has('diagnosis');
}

const statedKinds = ({ facts }: Trace): Set<FactKind> =>
  new Set(facts.flatMap(({ kind, sentences }) => (sentences.length > 0 ? [kind] : [])));
