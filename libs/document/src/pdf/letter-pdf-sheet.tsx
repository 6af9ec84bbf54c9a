import { Text, View } from '@react-pdf/renderer';
import type { LetterContent } from '../letter/letter-content.ts';
import { styles } from './letter-pdf-styles.ts';
import type { Setter } from './lines.ts';
import { tagged, type TagKind } from './letter-pdf-tags.ts';

/** What every part of the page is drawn from; its texts hold only what the font can draw. */
export interface Sheet {
  readonly content: LetterContent;
  readonly set: Setter;
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

interface SectionTitleProps {
  /** Points below it, as it is never the last line of a sheet. */
  readonly ahead?: number;
  readonly children: string;
}

export function SectionTitle({ ahead, children }: SectionTitleProps) {
  return (
    <Heading kind="H2" style={styles.sectionTitle} {...(ahead !== undefined && { ahead })}>
      {children}
    </Heading>
  );
}
