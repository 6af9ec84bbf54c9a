import { Text, View } from '@react-pdf/renderer';
import type { WordBreaks } from './font.ts';
import type { LetterContent } from '../letter/letter-content.ts';
import { styles } from './letter-pdf-styles.ts';
import { tagged, type TagKind } from './letter-pdf-tags.ts';

/** What every part of the page is drawn from; its texts hold only what the font can draw. */
export interface Sheet {
  readonly content: LetterContent;
  /** For each text: how its words may break in a column of `width` points. */
  fit(size: number, width: number): WordBreaks;
  /** Lines that a text takes in such a column, at the most. */
  lines(text: string, size: number, width: number): number;
}

interface HeadingProps {
  readonly kind: TagKind & `H${number}`;
  readonly style: (typeof styles)[keyof typeof styles];
  /** Points below it that come with it to the next sheet. */
  readonly ahead?: number;
  readonly children: string;
}

/** The document's outline leads to it. */
export function Heading({ kind, style, ahead, children }: HeadingProps) {
  return (
    <View {...outlined(children)} {...(ahead !== undefined && { minPresenceAhead: ahead })}>
      <Text style={style} {...tagged(kind)}>
        {children}
      </Text>
    </View>
  );
}

/** The renderer's types know it of whole pages only. */
const outlined = (bookmark: string) => ({ bookmark });

/** Never the last line of a page: a paragraph's beginning, or a heading with one, comes with it. */
export function SectionTitle({ children }: { children: string }) {
  return (
    <Heading kind="H2" style={styles.sectionTitle} ahead={55}>
      {children}
    </Heading>
  );
}
