import {
  checkGrounding,
  deidentify,
  type Deidentified,
  type Grounding,
  type GroundingFacts,
  type IdentifyingFacts,
} from '@vouchwell/rules';

export type TextTask =
  | {
      readonly kind: 'grounding';
      readonly text: string;
      readonly facts: GroundingFacts;
      readonly day: string;
    }
  | { readonly kind: 'deidentified'; readonly text: string; readonly facts: IdentifyingFacts };

/** What a pool's thread runs. An error may quote the text: only its kind goes out. */
export default function read(task: TextTask): Grounding | Deidentified {
  try {
    if (task.kind === 'grounding') return checkGrounding(task.text, task.facts, task.day);
    return deidentify(task.text, task.facts);
  } catch (thrown) {
    // eslint-disable-next-line preserve-caught-error -- a cause would take the quotation along
    throw new Error(`The text could not be read (${(thrown as Error).name}).`);
  }
}
