import {
  IconBooks,
  IconChecklist,
  IconFileCertificate,
  IconFileImport,
  IconGitCompare,
  IconHistory,
  IconLayoutDashboard,
  IconServer2,
  IconUsers,
} from '@tabler/icons-react';
import { Call } from './public/call.tsx';
import classes from './features-grid.module.css';
import { Picture } from './picture.tsx';
import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import { Calls, Section, type Asks } from './section.tsx';

const features = [
  {
    icon: IconChecklist,
    title: 'Grounded drafts',
    text: 'Each sentence is compared with the case. What the case does not say is marked for you.',
  },
  {
    icon: IconGitCompare,
    title: 'Improve and compare',
    text: 'Every version is kept, and a word diff shows what changed between two.',
  },
  {
    icon: IconFileCertificate,
    title: 'Letters that look like letters',
    text: 'PDF export and print with provider signatures, letterhead and document number.',
  },
  {
    icon: IconBooks,
    title: 'Your own library',
    text: 'Good notes become examples, after an admin has looked at what was taken out of them.',
  },
  {
    icon: IconFileImport,
    title: 'CSV patient import',
    text: 'Bring the patients you have. Rows that do not fit are told one by one.',
  },
  {
    icon: IconUsers,
    title: 'Roles and rights',
    text: 'Two roles and seven rights. Cases are shared by name, never by accident.',
  },
  {
    icon: IconLayoutDashboard,
    title: 'Case oversight',
    text: 'Admins see every case, who opened it and what it still needs.',
  },
  {
    icon: IconHistory,
    title: 'Full audit trail',
    text: 'Who did what and who saw whom, from the first event on.',
  },
  {
    icon: IconServer2,
    title: 'Models on your machines',
    text: 'Any model that Ollama serves. Without one, a template still writes the note.',
  },
] as const;

export function FeaturesGrid({ onDemo }: Asks) {
  return (
    <Section
      id="features"
      title="Quiet where you work, thorough where it counts"
      lead="The same screens for the clinician with two minutes and the supplier with forty open cases."
    >
      <Picture
        light={dashboardLight}
        dark={dashboardDark}
        width={1280}
        height={800}
        alt="The dashboard: four figures, the recent cases with their status, and quick actions"
        caption="The dashboard of an invented clinic."
      />
      <ul className={classes.grid}>
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Calls>
        <Call onClick={onDemo}>Feature Demo</Call>
      </Calls>
    </Section>
  );
}
