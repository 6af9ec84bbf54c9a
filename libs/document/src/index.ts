export * from './canonical.ts';
export type { CaseFacts, DiagnosisFacts, ItemFacts, PatientFacts, ProviderFacts } from '@vouchwell/rules';
export * from './letter.ts';
export * from './letter-text.ts';
export { fullName, oneLine, optionsText, quantityText, writtenDate, writtenTime } from './letter-wording.ts';
export * from './plain-logo.ts';
export * from './plain-signature.ts';
export * from './render-letter.ts';
