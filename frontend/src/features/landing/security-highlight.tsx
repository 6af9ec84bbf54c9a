import { Call } from './public/call.tsx';
import { Calls, Section, type Asks } from './section.tsx';
import classes from './security-highlight.module.css';

const measures = [
  {
    title: 'Air-gapped by default',
    text: 'The application asks nothing of the internet, not even a font. Cloud models are off until an operator allows one by name.',
  },
  {
    title: 'Encrypted end to end',
    text: 'TLS on the way to your server; in the log, each patient’s data is sealed under a key of its own.',
  },
  {
    title: 'Every read leaves a trace',
    text: 'Views, exports, prints and copies of patient data are recorded before the data goes out.',
  },
  {
    title: 'A signature that binds',
    text: 'Signing asks for the password again, and for the code of whoever has a second factor, and fixes the document’s hash. From then on the case is locked; corrections are addenda.',
  },
  {
    title: 'Tamper-evident history',
    text: 'Every change is an event with a hash. Whatever is missing or altered is found, and said in one line.',
  },
  {
    title: 'Rights of this moment',
    text: 'Who was deactivated is out at their next request, on every machine.',
  },
] as const;

/** As the log keeps it: what was written stays, each with its own hash. */
const history = [
  ['09:12', 'CaseOpened', '4be1…90c2'],
  ['09:14', 'DiagnosesReplaced', 'a07d…11fe'],
  ['09:21', 'NoteAdded', '93c5…6ab8'],
  ['09:26', 'NoteEdited', 'e210…7d04'],
  ['09:31', 'CaseSigned', '5f9a…c3e7'],
] as const;

export function SecurityHighlight({ onDemo }: Asks) {
  return (
    <Section
      deep
      id="security-highlight"
      title="Nothing leaves the house. Everything is on the record."
      lead="Built for the person who will ask, three years from now, who wrote this sentence and whether it is still the one that was signed."
    >
      <div className={classes.beside}>
        <ul className={classes.measures}>
          {measures.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <figure className={classes.log}>
          <ol>
            {history.map(([time, event, hash]) => (
              <li key={time}>
                <span>{time}</span>
                <span>{event}</span>
                <span>{hash}</span>
              </li>
            ))}
          </ol>
          <figcaption>A case’s history, sketched. The hashes are invented; the principle is not.</figcaption>
        </figure>
      </div>
      <Calls>
        <Call look="deep" onClick={onDemo}>
          Security Demo
        </Call>
      </Calls>
    </Section>
  );
}
