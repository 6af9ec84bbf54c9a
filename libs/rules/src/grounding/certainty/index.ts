import type { Found } from '../found.ts';
import type { MarkKind } from '../grounding-facts.ts';
import type { Reading } from '../words/reading.ts';
import { isClearDiagnosis } from './diagnoses.ts';
import { isClearCode } from './codes.ts';
import { isClearDate } from './dates.ts';
import { isClearChoice, isClearItem } from './items.ts';
import { isClearAge, isClearNumber, isClearQuantity } from './numbers.ts';
import {
  isClearEvent,
  isClearMedication,
  isClearOrganisation,
  isClearSex,
  isClearSide,
  isClearStatement,
} from './words.ts';

type Rule = (reading: Reading, found: Found) => boolean;
const always: Rule = () => true;
const never: Rule = () => false;

const RULES: Record<MarkKind, Rule> = {
  code: isClearCode,
  npi: always,
  quantity: isClearQuantity,
  size: isClearChoice,
  date: isClearDate,
  age: isClearAge,
  name: always,
  number: isClearNumber,
  characters: always,
  diagnosis: isClearDiagnosis,
  item: isClearItem,
  medication: isClearMedication,
  event: isClearEvent,
  person: never,
  organisation: isClearOrganisation,
  measure: never,
  side: isClearSide,
  sex: isClearSex,
  statement: isClearStatement,
};

/**
 * Whether a place that the case does not hold is said to contradict it: only where it clearly fills a place of the case
 * with something else. Whatever is told in shorthand, reckoned, compared or said in general is left to the softer tier.
 */
export const isClear: Rule = (reading, found) => RULES[found.kind](reading, found);
