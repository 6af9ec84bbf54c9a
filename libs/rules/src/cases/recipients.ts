/** Who gets a letter, as far as an accounting of disclosures tells them apart [45 CFR 164.528(a)(1)]. */
export const recipientKindLabel = {
  payer: 'Payer',
  patient: 'The patient',
  other: 'Somebody else',
} as const;
export type RecipientKind = keyof typeof recipientKindLabel;

/** So many are named for one patient. */
export const RECIPIENTS_MOST = 100;
