import classes from './benefits.module.css';
import { Section } from './section.tsx';

const audiences = [
  {
    who: 'Providers',
    gains: [
      'A draft in the time it takes to read the chart',
      'Sentences that nothing in the case supports are marked before you sign',
      'A note library that adapts to your style',
    ],
  },
  {
    who: 'DME Suppliers',
    gains: [
      'Cases handed to the physician who signs, without paper',
      'Quantities and caps checked while the order is typed',
      'Coverage rules for incontinence, CGM, BGM, diabetic shoes, compression and mobility aids',
    ],
  },
  {
    who: 'Administrators',
    gains: [
      'An admin dashboard: users, rights, cases, patients and inventory in one place',
      'CSV patient import and lists that leave as files',
      'What was signed, by whom and when, without asking around',
    ],
  },
  {
    who: 'IT and Security',
    gains: [
      'Air-gapped: one server, no internet, locally hosted language models',
      'Role-based access, judged on the server at every call',
      'Backup, restore and a log that shows when something was altered',
    ],
  },
] as const;

export function Benefits() {
  return (
    <Section id="benefits" title="What each of you gets out of it">
      <dl className={classes.table}>
        {audiences.map(({ who, gains }) => (
          <div key={who} className={classes.row}>
            <dt>{who}</dt>
            <dd>
              <ul>
                {gains.map((gain) => (
                  <li key={gain}>{gain}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
