export { deidentify } from './deidentify.ts';
export type { Deidentified, IdentifierKind, IdentifyingFacts, Replaced } from './identifying-facts.ts';
export { type Identity, namesPatient } from './names-patient.ts';
export { type FullName, fullNameKey, fullNameKeysIn, namesInFull } from './full-names.ts';
