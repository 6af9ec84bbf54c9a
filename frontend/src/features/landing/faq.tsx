import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Call } from './public/call.tsx';
import classes from './faq.module.css';
import { Calls, Section, type Asks } from './section.tsx';

const questions = [
  {
    question: 'Does any patient data leave our network?',
    answer:
      'No. The application, its records and the language model run on your own machines and ask nothing of the internet. An operator can allow a cloud model by naming its host; until then there is none.',
  },
  {
    question: 'Who writes the note, the model or the clinician?',
    answer:
      'The assistant drafts from the facts of the case, and what the case does not support is marked. A clinician reads, edits and signs. Nothing can be signed by a program.',
  },
  {
    question: 'What do we need to run it?',
    answer:
      'One server with Node, and for a language model one that Ollama can serve on. Without a model, the note is written from a template. A typical deployment takes 2-4 weeks, and a pilot deployment can come first.',
  },
  {
    question: 'Which coverage rules does it know?',
    answer:
      'Those for incontinence supplies, CGM, BGM, diabetic shoes, compression and mobility aids. Quantities and limits come from your own catalogue, which you can change.',
  },
  {
    question: 'Can a signed note be changed?',
    answer:
      'No. The signature fixes the document’s hash, and the case is locked. A correction is an addendum with its own author, date and signature; the original stays.',
  },
  {
    question: 'Can we bring the patients we already have?',
    answer:
      'Yes, from a CSV file. Each row is checked before anything is kept, and likely duplicates are shown first.',
  },
] as const;

/** One answer is open at a time; a click on the open one closes it. */
export function Faq({ onDemo }: Asks) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Section id="faq" title="Questions we are asked first">
      <div className={classes.list}>
        {questions.map(({ question, answer }, index) => {
          const opened = open === index;
          return (
            <div key={question} className={classes.entry}>
              <h3>
                <button
                  type="button"
                  aria-expanded={opened}
                  aria-controls={`answer-${index}`}
                  onClick={() => setOpen(opened ? null : index)}
                >
                  {question}
                  <IconPlus size={20} aria-hidden />
                </button>
              </h3>
              <p id={`answer-${index}`} hidden={!opened}>
                {answer}
              </p>
            </div>
          );
        })}
      </div>
      <Calls>
        <Call look="plain" onClick={onDemo}>
          Ask a Question
        </Call>
      </Calls>
    </Section>
  );
}
