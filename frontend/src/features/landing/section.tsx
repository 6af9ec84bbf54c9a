import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

/** Whatever invites to a demonstration takes this. */
export interface Asks {
  onDemo: () => void;
}

interface SectionProps {
  /** The anchor. */
  id?: string;
  title: string;
  /** One or two sentences below the title. */
  lead?: string;
  /** Light words on the deep ground, across the whole page. */
  deep?: boolean;
  children: ReactNode;
}

export function Section({ id, title, lead, deep = false, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={deep ? classes.deep : classes.section}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Buttons in a row. */
export function Calls({ children }: { children: ReactNode }) {
  return <div className={classes.calls}>{children}</div>;
}
