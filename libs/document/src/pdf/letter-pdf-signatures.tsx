import { isDrawnSignature } from '@vouchwell/rules';
import { Image, Text, View } from '@react-pdf/renderer';
import type { SignatureBlock } from '../letter/letter-content-signatures.ts';
import { Heading, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { signatureImage } from '../pictures/signature-image.ts';

/** Those who sign, beside each other; never torn apart. */
export function Signatures({ sheet: { content, set } }: { sheet: Sheet }) {
  if (content.signatures.length === 0) return null;
  return (
    <View wrap={false} style={styles.signatures}>
      {content.signatures.map((block) => (
        <Signature key={block.title} block={block} set={set} />
      ))}
    </View>
  );
}

const COLUMN = CONTENT_WIDTH / 2 - 22;

function Signature({ block, set }: { block: SignatureBlock; set: Sheet['set'] }) {
  const { title, mark, name, lines } = block;
  return (
    <View style={styles.signatureColumn}>
      <Heading kind="H2" style={styles.signatureLabel}>
        {title}
      </Heading>
      <Mark mark={mark} alt={`Signature of ${name}`} set={set} />
      <Text style={styles.strong} {...set(name, SIZES.body, COLUMN, 'strong')} />
      {lines.map((line, index) => (
        <Text key={index} {...set(line, SIZES.body, COLUMN)} />
      ))}
    </View>
  );
}

interface MarkProps {
  readonly mark: string | null;
  /** A drawn one in words. */
  readonly alt: string;
  readonly set: Sheet['set'];
}

function Mark({ mark, alt, set }: MarkProps) {
  const image = signatureImage(mark);
  const scale = image ? Math.min(190 / image.width, 40 / image.height, 1) : 1;
  return (
    <View style={styles.signatureMark}>
      {image && (
        <Image
          src={{ data: image.data, format: 'png' }}
          style={{ width: image.width * scale, height: image.height * scale }}
          {...tagged('Figure', { alt })}
        />
      )}
      {mark !== null && !isDrawnSignature(mark) && (
        <Text style={styles.signatureTyped} {...set(mark, 17, COLUMN - 2, 'italic')} />
      )}
    </View>
  );
}
