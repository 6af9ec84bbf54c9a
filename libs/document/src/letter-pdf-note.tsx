import { Text, View } from '@react-pdf/renderer';
import { SectionTitle, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { noteBlocks, type NoteBlock } from './note-blocks.ts';

export function Note({ sheet: { letter, fit } }: { sheet: Sheet }) {
  return (
    <>
      <SectionTitle>Medical necessity</SectionTitle>
      <Blocks text={letter.note.text} ahead={presenceAhead} fit={fit} />
    </>
  );
}

interface BlocksProps {
  readonly text: string;
  /** Blocks of other texts that are drawn in the same way. */
  readonly beside?: number;
  /** Points that must fit below one of the blocks. */
  readonly ahead: (blocks: NoteBlock[], index: number) => number;
  readonly fit: Sheet['fit'];
}

/** More blocks than any letter has. Each is laid out again for every sheet before its own. */
const MOST_BLOCKS = 250;
/** So many stay blocks at the end in any case, where headings and signatures keep together. */
const LAST_BLOCKS = 3;

/** A text with the light structure of a note. */
export function Blocks({ text, beside = 0, ahead, fit }: BlocksProps) {
  const blocks = noteBlocks(text);
  const run = blocks.length + beside > MOST_BLOCKS ? blocks.slice(0, -LAST_BLOCKS) : [];
  return (
    <>
      {run.length > 0 && <Run blocks={run} fit={fit} />}
      {blocks.map(
        (block, index) =>
          index >= run.length && (
            <Block
              key={index}
              block={block}
              afterList={block.kind !== 'list-item' && blocks[index - 1]?.kind === 'list-item'}
              ahead={ahead(blocks, index)}
              fit={fit}
            />
          ),
      )}
    </>
  );
}

/** Many blocks as the lines of one text, which costs no more than its length: plainer, and nothing is left out. */
function Run({ blocks, fit }: { blocks: readonly NoteBlock[]; fit: Sheet['fit'] }) {
  const lines = blocks.map((block) => {
    if (block.kind !== 'list-item') return block.text;
    return `${markerOf(block)} ${block.text}`;
  });
  return (
    <Text style={styles.paragraph} {...fit(SIZES.body, CONTENT_WIDTH - 4)}>
      {lines.join('\n')}
    </Text>
  );
}

const markerOf = ({ marker }: NoteBlock & { kind: 'list-item' }) => (/\d/.test(marker) ? marker : '•');

/**
 * Points that must fit below a block, or it moves to the next page: a heading stays with its text, and the
 * last lines of the note with the signature, which must not stand alone on a sheet.
 */
function presenceAhead(blocks: NoteBlock[], index: number): number {
  const last = blocks.at(-1);
  const closing = last && last.kind !== 'heading' && last.text.length < 600;
  const heading = blocks[index]?.kind === 'heading';
  if (closing && index === blocks.length - 1) return 150;
  if (closing && heading && index === blocks.length - 2) return 240;
  return heading ? 40 : 0;
}

interface BlockProps {
  readonly block: NoteBlock;
  readonly afterList: boolean;
  readonly ahead: number;
  readonly fit: Sheet['fit'];
}

function Block({ block, afterList, ahead, fit }: BlockProps) {
  const presence = ahead > 0 && { minPresenceAhead: ahead };
  if (block.kind === 'list-item') {
    return (
      // A short item moves as a whole, or its marker could stay behind alone.
      <View style={styles.listItem} wrap={block.text.length > 1_000} {...presence}>
        <Text style={styles.marker}>{markerOf(block)}</Text>
        <Text style={styles.listText} {...fit(SIZES.body, CONTENT_WIDTH - 30)}>
          {block.text}
        </Text>
      </View>
    );
  }
  const style = block.kind === 'heading' ? styles.noteHeading : styles.paragraph;
  return (
    <Text
      style={[style, afterList ? styles.afterList : {}]}
      {...fit(SIZES.body, CONTENT_WIDTH - 4)}
      {...presence}
    >
      {block.text}
    </Text>
  );
}
