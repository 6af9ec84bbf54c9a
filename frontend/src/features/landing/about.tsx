import { Call } from './public/call.tsx';
import classes from './about.module.css';
import { Calls, Section, type Asks } from './section.tsx';

const facts = [
  ['Developed in', 'Colorado'],
  ['Support', 'US-based, with a dedicated support agent per client'],
  ['Deployment', 'Typically 2-4 weeks; pilot deployments are possible'],
  ['Runs on', 'One server of yours, or several'],
] as const;

export function About({ onDemo }: Asks) {
  return (
    <Section
      id="about"
      title="Small on purpose, and close at hand"
      lead="Vouchwell does one thing: it turns a case into a note that a payer can follow and a clinician can stand behind. It does so inside your walls."
    >
      <dl className={classes.facts}>
        {facts.map(([what, fact]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Calls>
        <Call look="plain" onClick={onDemo}>
          Contact Support
        </Call>
      </Calls>
    </Section>
  );
}
