import { isDrawnSignature, type ProviderFacts, type SignatureMaker } from '@vouchwell/rules';
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
  return provider ? [ofProvider(provider, signature.time_zone), signer] : [signer];
}

/** Another's hand is told, and not shown as if it were the provider's. */
function ofProvider(provider: ProviderFacts, zone: string | undefined): SignatureBlock {
  const { name, npi, signature, signature_by: maker, date_signed } = provider;
  const made = maker === undefined ? null : madeBy(maker, zone);
  return {
    title: 'Ordering provider',
    mark: maker === undefined || maker?.own ? hand(signature) : null,
    name: oneLine(name),
    lines: [`NPI ${npi}`, `Date signed: ${writtenDate(date_signed)}`, ...(made === null ? [] : [made])],
  };
}

function madeBy(maker: SignatureMaker | null, zone: string | undefined): string {
  if (maker === null) return 'No signature of the provider';
  const when = `${oneLine(maker.name)}, ${writtenTime(maker.at, zone)}`;
  return maker.own ? `Signature made by ${when}` : `Signature entered by ${when}, not by the provider`;
}

function ofSigner(signature: LetterSignature): SignatureBlock {
  const { name, credentials, npi, mark, signed_for, signed_at, time_zone, meaning } = signature;
  const printed = [oneLine(name), oneLine(credentials ?? null)].filter(Boolean).join(', ');
  const lines = [
    npi && `NPI ${npi}`,
    signed_for && `Signed by ${oneLine(name)} for ${oneLine(signed_for)}, who has not signed`,
    writtenTime(signed_at, time_zone),
    `Meaning: ${oneLine(meaning)}`,
  ];
  return {
    title: 'Electronic signature',
    mark: hand(mark),
    name: printed,
    lines: lines.filter((line): line is string => Boolean(line)),
  };
}

const hand = (mark: string | null = null) => (isDrawnSignature(mark) ? mark : oneLine(mark) || null);
