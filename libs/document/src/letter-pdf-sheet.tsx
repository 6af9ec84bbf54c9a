import { Text } from '@react-pdf/renderer';
import { styles } from './letter-pdf-styles.ts';
import type { Letter } from './letter.ts';

/** What every part of the page is drawn from; the letter's texts hold only what the font can draw. */
export interface Sheet {
  readonly letter: Letter;
  readonly draft: boolean;
  /** Where long words may break, for a column of `width` points. */
  breaks(size: number, width: number): (word: string) => string[];
}

/** Never the last line of a page: a paragraph's beginning, or a heading with one, comes with it. */
export function SectionTitle({ children }: { children: string }) {
  return (
    <Text style={styles.sectionTitle} minPresenceAhead={55}>
      {children}
    </Text>
  );
}
