import { Image, Text, View } from '@react-pdf/renderer';
import type { SignatureBlock } from '../letter/letter-content-signatures.ts';
import { Heading, type Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { tagged } from './letter-pdf-tags.ts';
import { signatureImage } from '../pictures/signature-image.ts';

/** Those who sign, beside each other; never torn apart. */
export function Signatures({ sheet: { content, fit } }: { sheet: Sheet }) {
  if (content.signatures.length === 0) return null;
  return (
    <View wrap={false} style={styles.signatures}>
      {content.signatures.map((block) => (
        <Signature key={block.title} block={block} fit={fit} />
      ))}
    </View>
  );
}

const COLUMN = CONTENT_WIDTH / 2 - 22;

function Signature({ block, fit }: { block: SignatureBlock; fit: Sheet['fit'] }) {
  const { title, mark, name, lines } = block;
  return (
    <View style={styles.signatureColumn}>
      <Heading kind="H2" style={styles.signatureLabel}>
        {title}
      </Heading>
      <Mark mark={mark} alt={`Signature of ${name}`} fit={fit} />
      <Text style={styles.strong} {...fit(SIZES.body, COLUMN)}>
        {name}
      </Text>
      {lines.map((line, index) => (
        <Text key={index} {...fit(SIZES.body, COLUMN)}>
          {line}
        </Text>
      ))}
    </View>
  );
}

interface MarkProps {
  readonly mark: string | null;
  /** A drawn one in words. */
  readonly alt: string;
  readonly fit: Sheet['fit'];
}

function Mark({ mark, alt, fit }: MarkProps) {
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
      {mark !== null && !mark.startsWith('data:') && (
        <Text style={styles.signatureTyped} {...fit(17, COLUMN - 2)}>
          {mark}
        </Text>
      )}
    </View>
  );
}
