import type { Replacement } from '@vouchwell/contract';
import classes from './feedback.module.css';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The text in pieces; every second one is a placeholder. */
function pieces(text: string, replacements: readonly Replacement[]): string[] {
  const placeholders = [...new Set(replacements.map(({ placeholder }) => placeholder))];
  if (placeholders.length === 0) return [text];
  // The longer first, so that none is cut by another it begins with.
  placeholders.sort((a, b) => b.length - a.length);
  return text.split(new RegExp(`(${placeholders.map(escaped).join('|')})`));
}

/** A de-identified text in which what was put in is easy to see. */
export function EntryText({ text, replacements }: { text: string; replacements: readonly Replacement[] }) {
  return (
    <div className={classes.text} role="region" aria-label="Text of the entry" tabIndex={0}>
      {pieces(text, replacements).map((piece, index) =>
        index % 2 === 1 ? (
          <mark key={index} className={classes.placeholder}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </div>
  );
}
