import type { CodeStanding } from '@vouchwell/contract';
import { writtenDate } from '@vouchwell/document';
import type { Diagnosis } from './diagnosis.ts';
import type { DiagnosisIndex } from './diagnosis-index.ts';
import { holdsOn } from './editions.ts';

/** So many of the codes that took another's place are named. */
const NAMED = 10;

/**
 * What is to be said of a code on a day, `YYYY-MM-DD`: that the code set does not have it, or only as a heading, and
 * what took its place. Null where it holds, and where no edition of the code set is known by which it could be judged.
 */
export function standingOn(
  code: string,
  day: string,
  index: DiagnosisIndex,
  newestEdition: string | null,
): CodeStanding | null {
  const entry = index.entry(code);
  const heading = index.isHeading(code, day);
  if (entry && !heading && holdsOn(entry.validity, day)) return null;
  if (!entry && !heading && newestEdition === null) return null;
  const replaced_by = index
    .continuing(code, day)
    .filter((one) => one.code !== entry?.code)
    .slice(0, NAMED)
    .map(({ code, description }) => ({ code, description }));
  const instead =
    replaced_by.length > 0 ? ` In its place: ${replaced_by.map((one) => one.code).join(', ')}.` : '';
  return { remark: `${reason(code, day, entry, heading)}${instead}`, replaced_by };
}

function reason(code: string, day: string, entry: Diagnosis | null, heading: boolean): string {
  const { from = null, until = null } = entry?.validity ?? {};
  if (until !== null && until < day)
    return `${code} is no longer billable: it ended on ${writtenDate(until)}.`;
  if (from !== null && from > day) return `${code} is not billable before ${writtenDate(from)}.`;
  if (heading) return `${code} is a heading and not billable.`;
  return `${code} is not in the ICD-10-CM code set.`;
}
