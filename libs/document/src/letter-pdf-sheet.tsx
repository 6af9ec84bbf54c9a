import { Text } from '@react-pdf/renderer';
import type { WordBreaks } from './font.ts';
import { styles } from './letter-pdf-styles.ts';
import type { Letter } from './letter.ts';

/** What every part of the page is drawn from; the letter's texts hold only what the font can draw. */
export interface Sheet {
  readonly letter: Letter;
  readonly draft: boolean;
  /** For each text: how its words may break in a column of `width` points. */
  fit(size: number, width: number): WordBreaks;
}

/** Never the last line of a page: a paragraph's beginning, or a heading with one, comes with it. */
export function SectionTitle({ children }: { children: string }) {
  return (
    <Text style={styles.sectionTitle} minPresenceAhead={55}>
      {children}
    </Text>
  );
}
