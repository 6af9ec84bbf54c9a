import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './note-panes.module.css';

interface NotePanesProps {
  /** The step's name, and one line of what can be done with the note. */
  tools: ReactNode;
  /** Who wrote it. */
  origin: ReactNode;
  /** How the note stands to its case; absent where nothing is to be looked at any more. */
  marks?: ReactNode;
  /** The note itself. */
  children: ReactNode;
  /** What comes after the note has been read. */
  below?: ReactNode;
}

/** The note from the top of the screen, and beside it all that is about it; on phones its marks wait behind a bar. */
export function NotePanes({ tools, origin, marks, children, below }: NotePanesProps) {
  const narrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.panes}>
      {!narrow && (
        <aside aria-label="About this note" className={classes.about}>
          {tools}
          {origin}
          {marks}
        </aside>
      )}
      <div className={classes.note}>
        {narrow && tools}
        {children}
        {narrow && marks && <div className={classes.bar}>{marks}</div>}
        {narrow && origin}
        {below}
      </div>
    </div>
  );
}
