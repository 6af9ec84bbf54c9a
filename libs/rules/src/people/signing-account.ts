import { foldText } from '../text/search-text.ts';

/** An account, as its signature is printed. */
export interface SigningAccount {
  readonly printed_name: string;
  /** Of its profile, which another than its user has set; null: nobody vouches for any. */
  readonly npi: string | null;
}

/** A provider as a case names them, with who entered the signature on the provider step. */
export interface NamedProvider {
  readonly name: string;
  readonly npi: string;
  readonly signature_by?: {
    readonly own: boolean;
    readonly before_changes?: boolean;
  } | null;
}

/** The account is the provider's: by its NPI. A name is typed by anybody, and proves nobody. */
export const isProvider = ({ npi }: Pick<SigningAccount, 'npi'>, provider: NamedProvider): boolean =>
  npi !== null && npi === provider.npi;

/** The account goes by the provider's name, and nobody has said which NPI is its own. */
export const isUnconfirmed = ({ printed_name, npi }: SigningAccount, { name }: NamedProvider): boolean =>
  npi === null && foldText(printed_name) === foldText(name);

/** The provider's own hand, made on what the case still is. */
export const standsByHand = ({ signature_by: maker }: NamedProvider): boolean =>
  maker?.own === true && maker.before_changes !== true;

/** Whose signature is missing is never named without saying so. */
export const whoHasNotSigned = (provider: string): string => `${provider}, who has not signed`;

/** What stands behind whoever signed: ` for Ana Diaz, who has not signed`; nothing where nobody’s signature is missing. */
export const inPlaceOf = (signed_for: string | null | undefined): string =>
  signed_for ? ` for ${whoHasNotSigned(signed_for)}` : '';

/**
 * Whose signature is missing where this account signs. Null: it is theirs, or that of somebody of their name of whom no
 * more can be said, or the provider's own hand stands for what is signed.
 */
export function signedFor(account: SigningAccount, provider: NamedProvider): string | null {
  const theirs = isProvider(account, provider) || isUnconfirmed(account, provider);
  return theirs || standsByHand(provider) ? null : provider.name;
}
