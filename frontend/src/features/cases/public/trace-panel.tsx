import { Text, Title, VisuallyHidden } from '@mantine/core';
import type { Trace, TracedFact } from '@vouchwell/rules';
import { counted } from '../../../lib/counted.ts';
import classes from './trace.module.css';

interface TracePanelProps {
  trace: Trace;
  /** The number of the sentence that is looked at; null: none. */
  at: number | null;
  /** While somebody writes, what the sentence states is not read out at every key. */
  spoken: boolean;
  /** Leads to a sentence, by its number. */
  onShow: (sentence: number) => void;
}

const Named = ({ fact: { label, value } }: { fact: TracedFact }) => (
  <>
    <span className={classes.label}>{label}</span> {value}
  </>
);

/** What of the case one sentence states. That it states nothing is said as plainly as the rest. */
function OfSentence({ trace, at, spoken }: Omit<TracePanelProps, 'onShow'>) {
  const sentence = at === null ? undefined : trace.sentences[at];
  const stated = trace.facts.filter(({ key }) => sentence?.facts.includes(key));
  return (
    <section
      aria-label="What this sentence states"
      className={classes.stated}
      data-waiting={!sentence || undefined}
    >
      <Title order={3} fz="sm" mb={2}>
        What this sentence states
      </Title>
      <div role={spoken ? 'status' : undefined}>
        {!sentence && <Text fz="sm">Go to a sentence of the note to see it.</Text>}
        {sentence && stated.length === 0 && <Text fz="sm">No fact of the case.</Text>}
        {stated.length > 0 && (
          <ul>
            {stated.map((fact) => (
              <li key={fact.key}>
                <Named fact={fact} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Leads to the sentences that state a fact; the first of many by its words, the others by their number. */
function Where({ fact, onShow }: { fact: TracedFact; onShow: TracePanelProps['onShow'] }) {
  return (
    <span className={classes.where}>
      {fact.sentences.map((sentence) => (
        <button key={sentence} type="button" className={classes.link} onClick={() => onShow(sentence)}>
          <VisuallyHidden>{fact.label}: show </VisuallyHidden>
          sentence {sentence + 1}
        </button>
      ))}
    </span>
  );
}

/** Which facts of the case the note states, and where; by sentence, and by fact. */
export function TracePanel({ trace, at, spoken, onShow }: TracePanelProps) {
  const stated = trace.facts.filter(({ sentences }) => sentences.length > 0);
  const unsaid = trace.facts.filter(({ sentences }) => sentences.length === 0);
  return (
    <div className={classes.trace}>
      <OfSentence trace={trace} at={at} spoken={spoken} />
      {/* A case without any fact has no patient: its note was not read yet. */}
      <details hidden={trace.facts.length === 0}>
        <summary>
          The note states {stated.length} of {counted(trace.facts.length, 'fact')} of the case
        </summary>
        <ul aria-label="Facts that the note states">
          {stated.map((fact) => (
            <li key={fact.key}>
              <Named fact={fact} /> <Where fact={fact} onShow={onShow} />
            </li>
          ))}
        </ul>
        {unsaid.length > 0 && (
          <>
            <Title order={3} fz="sm" mt={8} mb={2}>
              Not in the note
            </Title>
            <ul aria-label="Facts that the note does not state">
              {unsaid.map((fact) => (
                <li key={fact.key}>
                  <Named fact={fact} />
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </div>
  );
}
