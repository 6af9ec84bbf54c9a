import { remembered } from './remembered.ts';

/** ICD-10-CM, HCPCS level II, and their like in small letters; a code without its dot is one too. */
export const CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}|[a-z]\d[0-9a-z]\.\d[0-9a-z]{0,3}|[A-Za-z]\d{4}|[A-Z]\d[0-9A-Z])(?![\p{L}\p{N}])/gu;

/** Capitals, without dot and spaces: how two codes are compared. */
export const compact = remembered((code) => code.toUpperCase().replace(/[\s.]/g, ''));

export const codesIn = (text: string): string[] => [...text.matchAll(CODE)].map(([code]) => compact(code));
