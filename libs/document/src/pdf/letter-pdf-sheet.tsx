import { Text, View } from '@react-pdf/renderer';
import type { LetterContent } from '../letter/letter-content.ts';
import type { TableBlock } from '../letter/note-blocks.ts';
import { styles } from './letter-pdf-styles.ts';
import type { Setter } from './lines.ts';
import { tagged, type TagKind } from './letter-pdf-tags.ts';
import { setNoteTable, type SetTable } from './note-table-setting.ts';

/** What every part of the page is drawn from; its texts hold only what the font can draw. */
export interface Sheet {
  readonly content: LetterContent;
  readonly set: Setter;
  /** Each table is set once. */
  readonly tableOf: (table: TableBlock) => SetTable | null;
}

export function sheetOf(content: LetterContent, set: Setter): Sheet {
  const known = new WeakMap<TableBlock, SetTable | null>();
  const tableOf = (table: TableBlock) => {
    if (!known.has(table)) known.set(table, setNoteTable(table, set));
    return known.get(table)!;
  };
  return { content, set, tableOf };
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
