import { Text } from '@react-pdf/renderer';
import type { LetterContent } from '../letter/letter-content.ts';
import { Blocks } from './letter-pdf-note.tsx';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { noteBlocks } from '../letter/note-blocks.ts';

/** What was added after the signature, each under a signature of its own; the letter above stays as it was. */
export function Addenda({ sheet: { content, fit } }: { sheet: Sheet }) {
  const blocks = content.addenda.reduce((count, { text }) => count + noteBlocks(text).length, 0);
  return content.addenda.map((one) => <Addendum key={one.title} addendum={one} beside={blocks} fit={fit} />);
}

interface AddendumProps {
  readonly addendum: LetterContent['addenda'][number];
  /** Blocks of all addenda. */
  readonly beside: number;
  readonly fit: Sheet['fit'];
}

/** The line that says who signed is never alone on a sheet. */
function Addendum({ addendum: { title, text, signed }, beside, fit }: AddendumProps) {
  const closing = (
    <Text style={styles.addendumSigned} {...fit(SIZES.table, CONTENT_WIDTH)}>
      {signed}
    </Text>
  );
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <Blocks text={text} beside={beside} closing={closing} fit={fit} />
    </>
  );
}
