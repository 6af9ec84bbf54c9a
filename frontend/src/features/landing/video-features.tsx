import { Call } from './public/call.tsx';
import { Picture } from './picture.tsx';
import recordDark from './pictures/record-dark.webp';
import recordLight from './pictures/record-light.webp';
import { Calls, Section, type Asks } from './section.tsx';
import classes from './video-features.module.css';

/** In the order of a day. */
const topics = [
  'Login',
  'Admin patients',
  'New case workflow',
  'ICD-10 code population',
  'DME items',
  'Provider info',
  'Note access',
  'Note improvement',
  'Feedback for model training',
  'Note review',
  'PDF export',
  'Signing and locking cases',
] as const;

export function VideoFeatures({ onDemo }: Asks) {
  return (
    <Section
      title="Twelve short walk-throughs"
      lead="An air-gapped product does not stream videos from somewhere. We show these twelve live, on your screen, with invented patients."
    >
      <div className={classes.beside}>
        <ol className={classes.topics}>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ol>
        <Picture
          light={recordLight}
          dark={recordDark}
          width={1024}
          height={720}
          alt="A case to be read: patient, diagnoses, items and the notes with their history"
          caption="A case with its notes. The people in it are invented."
        />
      </div>
      <Calls>
        <Call onClick={onDemo}>Watch in a Demo</Call>
      </Calls>
    </Section>
  );
}
