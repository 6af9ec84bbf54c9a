import { Image, Text, View } from '@react-pdf/renderer';
import type { Sheet } from './letter-pdf-sheet.tsx';
import { CONTENT_WIDTH, SIZES, styles } from './letter-pdf-styles.ts';
import { DRAFT_LINE, oneLine, writtenDate, writtenTime } from './letter-wording.ts';
import { signatureImage } from './signature-image.ts';

/** The provider as the case has them, and the electronic signature beside; never torn apart. */
export function Signatures({ sheet: { letter, draft, fit } }: { sheet: Sheet }) {
  const { provider, signature } = letter;
  const column = fit(SIZES.body, CONTENT_WIDTH / 2 - 22);
  const signed = draft ? null : signature;
  return (
    <View wrap={false} style={styles.signature}>
      {provider && (
        <View style={styles.signatureColumn}>
          <Text style={styles.signatureLabel}>Provider</Text>
          {signed && <SignatureMark signature={provider.signature} fit={fit} />}
          <Text style={styles.signatureName} {...column}>
            {oneLine(provider.name)}
          </Text>
          <Text>{`NPI ${provider.npi}`}</Text>
          <Text>{`Date signed: ${writtenDate(provider.date_signed)}`}</Text>
        </View>
      )}
      <View style={styles.signatureColumn}>
        <Text style={styles.signatureLabel}>Electronic signature</Text>
        {signed ? (
          <>
            <SignatureMark signature={signed.name} fit={fit} />
            <Text style={styles.signatureName} {...column}>
              {oneLine(signed.name)}
            </Text>
            <Text>{writtenTime(signed.signed_at)}</Text>
            <Text {...column}>{`Meaning: ${oneLine(signed.meaning)}`}</Text>
          </>
        ) : (
          <Text style={styles.signatureName}>{DRAFT_LINE}</Text>
        )}
      </View>
    </View>
  );
}

function SignatureMark({ signature, fit }: { signature: string | null; fit: Sheet['fit'] }) {
  const image = signatureImage(signature);
  const typed = image || signature?.startsWith('data:') ? '' : oneLine(signature);
  const scale = image ? Math.min(190 / image.width, 40 / image.height, 1) : 1;
  return (
    <View style={styles.signatureMark}>
      {image && (
        <Image
          src={{ data: image.data, format: 'png' }}
          style={{ width: image.width * scale, height: image.height * scale }}
        />
      )}
      {typed !== '' && (
        <Text style={styles.signatureTyped} {...fit(17, CONTENT_WIDTH / 2 - 24)}>
          {typed}
        </Text>
      )}
    </View>
  );
}
