import {
  checkGrounding,
  deidentify,
  type Deidentified,
  type Grounding,
  type GroundingFacts,
  type IdentifyingFacts,
  type Trace,
  traceNote,
} from '@vouchwell/rules';

export type TextTask =
  | {
      readonly kind: 'grounding' | 'traced';
      readonly text: string;
      readonly facts: GroundingFacts;
      readonly day: string;
    }
  | { readonly kind: 'deidentified'; readonly text: string; readonly facts: IdentifyingFacts };

/** What a pool's thread runs. An error may quote the text: only its kind goes out. */
export default function read(task: TextTask): Grounding | Deidentified | Trace {
  try {
    if (task.kind === 'grounding') return checkGrounding(task.text, task.facts, task.day);
    if (task.kind === 'traced') return traceNote(task.text, task.facts, task.day);
    return deidentify(task.text, task.facts);
  } catch (thrown) {
    // eslint-disable-next-line preserve-caught-error -- a cause would take the quotation along
    throw new Error(`The text could not be read (${(thrown as Error).name}).`);
  }
}
