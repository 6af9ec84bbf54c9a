import { Text } from '@react-pdf/renderer';
import type { LetterContent } from '../letter/letter-content.ts';
import { Blocks, blocksIn } from './letter-pdf-note.tsx';
import type { Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { noteBlocks } from '../letter/note-blocks.ts';

/** What was added after the signature, each under a signature of its own; the letter above stays as it was. */
export function Addenda({ sheet }: { sheet: Sheet }) {
  const { addenda } = sheet.content;
  const blocks = addenda.reduce((count, { text }) => count + blocksIn(noteBlocks(text)), 0);
  return addenda.map((one) => <Addendum key={one.title} addendum={one} beside={blocks} sheet={sheet} />);
}

interface AddendumProps {
  readonly addendum: LetterContent['addenda'][number];
  /** Blocks of all addenda. */
  readonly beside: number;
  readonly sheet: Sheet;
}

/** The line that says who signed is never alone on a sheet. */
function Addendum({ addendum: { title, text, signed }, beside, sheet }: AddendumProps) {
  const closing = <Text style={styles.addendumSigned} {...sheet.set(signed, SIZES.table, CONTENT_WIDTH)} />;
  return <Blocks title={title} text={text} beside={beside} closing={closing} sheet={sheet} />;
}
