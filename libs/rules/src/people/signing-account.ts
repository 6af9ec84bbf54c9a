import { foldText } from '../text/search-text.ts';

/** An account, as its signature is printed. */
export interface SigningAccount {
  readonly printed_name: string;
  readonly npi: string | null;
}

/** The account is the provider's: by its NPI, and only where it has none by its name. */
export function isProvider(
  { printed_name, npi }: SigningAccount,
  provider: { readonly name: string; readonly npi: string },
): boolean {
  return npi === null ? foldText(printed_name) === foldText(provider.name) : npi === provider.npi;
}
