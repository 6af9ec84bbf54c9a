import { Figures } from './figures.tsx';
import { Section } from './section.tsx';
import classes from './value-proposition.module.css';

const values = [
  {
    title: 'Secure by Design',
    text: 'No data leaves your network: the application, its records and the language model run on machines that you own.',
    anchor: 'security-highlight',
    link: 'How it is kept safe',
  },
  {
    title: 'Clinical Assistant Workflow',
    text: 'Six steps from the patient to a signed letter. The assistant drafts; a clinician reads, edits and signs.',
    anchor: 'how-it-works',
    link: 'See the six steps',
  },
  {
    title: 'Payer-Aligned Documentation',
    text: 'ICD-10 codes, equipment, quantities and coverage rules stand in the note the way a reviewer looks for them.',
    anchor: 'how-it-works',
    link: 'See the rules at work',
  },
  {
    title: 'Operational Visibility',
    text: 'Every case shows what is still missing, who changed what, and who has seen the patient.',
    anchor: 'security-highlight',
    link: 'See the record',
  },
] as const;

const figures = [
  { figure: '50%', words: 'time saved' },
  { figure: '85%', words: 'lower denials' },
  { figure: '100%', words: 'data security compliance' },
  { figure: '24/7', words: 'support' },
] as const;

export function ValueProposition() {
  return (
    <Section
      title="The note is ready when the case is. The proof is, too."
      lead="A medical necessity note decides whether a patient gets the equipment. Vouchwell makes it quick to write and hard to doubt."
    >
      <ul className={classes.cards}>
        {values.map(({ title, text, anchor, link }) => (
          <li key={title} className={classes.card}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={`#${anchor}`} aria-label={`${title}: ${link}`}>
              {link}
            </a>
          </li>
        ))}
      </ul>
      <Figures figures={figures} />
    </Section>
  );
}
