import type { ProviderFacts } from '@vouchwell/rules';
import { oneLine, writtenDate, writtenTime } from './letter-wording.ts';
import type { LetterSignature } from './letter.ts';

/** One of the people at the end of a signed letter. */
export interface SignatureBlock {
  readonly title: string;
  /** In their own hand: typed words, or a picture as a `data:` URL. */
  readonly mark: string | null;
  /** The printed name. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** The provider as the case has them, then whoever signed. The signer may be another person than the provider. */
export function signatureBlocks(
  provider: ProviderFacts | null,
  signature: LetterSignature,
): SignatureBlock[] {
  const signer = ofSigner(signature);
  return provider ? [ofProvider(provider), signer] : [signer];
}

function ofProvider({ name, npi, signature, date_signed }: ProviderFacts): SignatureBlock {
  return {
    title: 'Ordering provider',
    mark: hand(signature),
    name: oneLine(name),
    lines: [`NPI ${npi}`, `Date signed: ${writtenDate(date_signed)}`],
  };
}

function ofSigner({ name, credentials, npi, mark, signed_for, signed_at, meaning }: LetterSignature) {
  const printed = [oneLine(name), oneLine(credentials ?? null)].filter(Boolean).join(', ');
  const lines = [
    npi && `NPI ${npi}`,
    signed_for && `Signed by ${oneLine(name)} for ${oneLine(signed_for)}, who has not signed`,
    writtenTime(signed_at),
    `Meaning: ${oneLine(meaning)}`,
  ];
  return {
    title: 'Electronic signature',
    mark: hand(mark),
    name: printed,
    lines: lines.filter((line): line is string => Boolean(line)),
  };
}

const hand = (mark: string | null | undefined) =>
  mark?.startsWith('data:') ? mark : oneLine(mark ?? null) || null;
