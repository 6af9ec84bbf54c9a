const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * From when an order file is in force, told by its name, `YYYY-MM-DD`: `icd10cm-order-2026.txt` is the edition of the
 * fiscal year 2026, which begins on October 1, 2025; `icd10cm-order-April-2026.txt` and `…-2026-04.txt` name their
 * month [CMS, names of the files]. Null where the name tells no year.
 */
export function editionDay(name: string): string | null {
  const text = name.toLowerCase();
  const named = MONTHS.findIndex((month) => new RegExp(`\\b${month}\\b|_${month}_`).test(text));
  const [, year, month] = /(?<!\d)(20\d{2})(?:[-_](0[1-9]|1[0-2]))?(?!\d)/.exec(text) ?? [];
  if (year === undefined) return null;
  if (month !== undefined) return `${year}-${month}-01`;
  if (named >= 0) return `${year}-${String(named + 1).padStart(2, '0')}-01`;
  return `${Number(year) - 1}-10-01`;
}
