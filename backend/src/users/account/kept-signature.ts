import { plainSignature, SIGNATURE_BYTES, SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '@vouchwell/document';
import { cleanLine, isDrawnSignature, isPlainText } from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';

const MOST_TYPED = 200;

/**
 * A signature as it is kept: a typed one on one line, a drawn one as a PNG of its pixels alone; null where nothing is
 * left of it. `field`: where in the request. @throws DomainError naming the field
 */
export async function keptSignature(signature: string | null, field: string): Promise<string | null> {
  if (signature === null) return null;
  if (!isDrawnSignature(signature)) return typed(signature, field);
  const drawn = await plainSignature(signature);
  if (drawn === null) {
    const most = `${SIGNATURE_WIDTH} by ${SIGNATURE_HEIGHT} pixels and ${SIGNATURE_BYTES / 1024} kB`;
    throw refused(`A drawn signature must be a PNG picture of at most ${most}, 8 bits a channel.`, field);
  }
  return drawn;
}

function typed(signature: string, field: string): string | null {
  const line = cleanLine(signature);
  if (line.length > MOST_TYPED) {
    throw refused(`A typed signature can have at most ${MOST_TYPED} characters.`, field);
  }
  if (!isPlainText(line)) {
    throw refused(
      'Signature must not hold control characters or signs that turn the direction of text.',
      field,
    );
  }
  return line || null;
}

const refused = (message: string, field: string) =>
  invalid('signature_refused', message, { [field]: message });
