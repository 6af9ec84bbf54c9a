import { Text } from '@react-pdf/renderer';
import { Blocks } from './letter-pdf-note.tsx';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { addendumSigned } from './letter-wording.ts';
import { noteBlocks } from './note-blocks.ts';
import type { LetterAddendum, LetterFrame } from './letter.ts';

/** What was added after the signature, each under a signature of its own; the letter above stays as it was. */
export function Addenda({ sheet, frame }: { sheet: Sheet; frame: LetterFrame }) {
  if (sheet.draft) return null;
  const addenda = frame.addenda ?? [];
  const blocks = addenda.reduce((count, { text }) => count + noteBlocks(text).length, 0);
  return addenda.map((one) => <Addendum key={one.number} addendum={one} beside={blocks} fit={sheet.fit} />);
}

interface AddendumProps {
  readonly addendum: LetterAddendum;
  /** Blocks of all addenda. */
  readonly beside: number;
  readonly fit: Sheet['fit'];
}

function Addendum({ addendum, beside, fit }: AddendumProps) {
  return (
    <>
      <SectionTitle>{`Addendum ${addendum.number}`}</SectionTitle>
      <Blocks text={addendum.text} beside={beside} ahead={keepSigner} fit={fit} />
      <Text style={styles.addendumSigned} {...fit(SIZES.table, CONTENT_WIDTH)}>
        {addendumSigned(addendum)}
      </Text>
    </>
  );
}

/** The line that says who signed is never alone on a sheet. */
const keepSigner = (blocks: readonly unknown[], index: number) => (index === blocks.length - 1 ? 40 : 0);
