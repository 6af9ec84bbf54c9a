import {
  isDrawnSignature,
  isProvider,
  isUnconfirmed,
  type ProviderFacts,
  type SignatureMaker,
  type SigningAccount,
  standsByHand,
} from '@vouchwell/rules';
import { oneLine, signedBy, writtenDate, writtenTime } from './letter-wording.ts';
import type { Letter, LetterSignature } from './letter.ts';

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
  { format, provider }: Pick<Letter, 'format' | 'provider'>,
  signature: LetterSignature,
): SignatureBlock[] {
  if (!provider) return [signerBlock(signature)];
  if (format < 3) return [ofEarlierProvider(provider, signature.time_zone), signerBlock(signature)];
  const unconfirmed = isUnconfirmed(accountOf(signature), provider) ? [UNCONFIRMED] : [];
  return [ofProvider(provider, signature), signerBlock(signature, unconfirmed)];
}

const UNKNOWN = 'whose account is not known as the provider’s';
const UNCONFIRMED = 'This site has not confirmed which NPI is the signer’s';

const accountOf = ({ name, npi = null }: LetterSignature): SigningAccount => ({ printed_name: name, npi });

/**
 * The day of a signature is told where the provider signed: as they state it where they signed the letter, and as it was
 * recorded where they signed on the provider step. Their hand is shown where it is theirs and of this very letter.
 */
function ofProvider(provider: ProviderFacts, signature: LetterSignature): SignatureBlock {
  const { name, npi, date_signed } = provider;
  const theirs = isProvider(accountOf(signature), provider);
  const day = theirs ? `Date signed: ${writtenDate(date_signed)}` : null;
  return {
    title: 'Ordering provider',
    mark: standsByHand(provider) ? hand(provider.signature) : null,
    name: oneLine(name),
    lines: present([`NPI ${npi}`, day, handOf(provider, signature, theirs)]),
  };
}

/** What there is of the provider's hand, for whoever reads that the provider has it. */
function handOf(provider: ProviderFacts, signature: LetterSignature, theirs: boolean): string | null {
  const maker = provider.signature_by;
  const unconfirmed = isUnconfirmed(accountOf(signature), provider);
  if (provider.signature === null) return theirs || unconfirmed ? null : 'No signature of the provider';
  if (!maker) return 'Signature entered on the provider step; by whom was not recorded';
  const said = entered(maker, signature.time_zone);
  if (!maker.own) return `Signature ${said}, ${isNamed(maker, provider) ? UNKNOWN : 'not by the provider'}`;
  return maker.before_changes ? `Signature ${said}, before the case was last changed` : `Signature ${said}`;
}

/** Of whose account no NPI is kept here, so that the name is all that can be compared. */
const isNamed = ({ name }: SignatureMaker, provider: ProviderFacts) =>
  isUnconfirmed({ printed_name: name, npi: null }, provider);

const entered = ({ own, name, at }: SignatureMaker, zone: string | undefined): string =>
  `${own ? 'made' : 'entered'} by ${oneLine(name)}, ${writtenTime(at, zone)}`;

/** As letters of formats 1 and 2 were signed. */
function ofEarlierProvider(provider: ProviderFacts, zone: string | undefined): SignatureBlock {
  const { name, npi, signature, signature_by: maker, date_signed } = provider;
  const made = maker === undefined ? null : madeBy(maker, zone);
  return {
    title: 'Ordering provider',
    mark: maker === undefined || maker?.own ? hand(signature) : null,
    name: oneLine(name),
    lines: present([`NPI ${npi}`, `Date signed: ${writtenDate(date_signed)}`, made]),
  };
}

function madeBy(maker: SignatureMaker | null, zone: string | undefined): string {
  if (maker === null) return 'No signature of the provider';
  return `Signature ${entered(maker, zone)}${maker.own ? '' : ', not by the provider'}`;
}

/** Whoever signed. `remarks`: what else is to be known of them. */
export function signerBlock(signature: LetterSignature, remarks: readonly string[] = []): SignatureBlock {
  const { name, credentials, npi, mark, signed_for, signed_at, time_zone, meaning } = signature;
  const printed = [oneLine(name), oneLine(credentials ?? null)].filter(Boolean).join(', ');
  return {
    title: 'Electronic signature',
    mark: hand(mark),
    name: printed,
    lines: present([
      npi ? `NPI ${npi}` : null,
      signed_for ? signedBy(name, signed_for) : null,
      ...remarks,
      writtenTime(signed_at, time_zone),
      `Meaning: ${oneLine(meaning)}`,
    ]),
  };
}

const present = (lines: readonly (string | null)[]): string[] => lines.filter((line) => line !== null);
const hand = (mark: string | null = null) => (isDrawnSignature(mark) ? mark : oneLine(mark) || null);
