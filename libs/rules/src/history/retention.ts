/** How long one kind of thing is kept, in whole years, or from which age on. */
export interface RetentionRule {
  readonly label: string;
  /** From when on it counts, and what it is for. */
  readonly counts: string;
  /** What a number of it is, in the plural. */
  readonly unit: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** Why it may not be less; left out: nothing but good sense says so. */
  readonly source?: string;
}

/**
 * Suppliers keep orders and what stands behind a claim for seven years from the day of service [42 CFR 424.516(f)]; ten
 * cover Medicare Advantage [42 CFR 422.504(d)] and the longest time in which a false claim is pursued [31 USC 3731(b)].
 * Whoever was a minor may claim until some years after coming of age, which differs by state. What left the site is
 * accounted for six years back [45 CFR 164.528; 45 CFR 164.316(b)(2)].
 */
export const retentionRules = {
  record_years: {
    ...{ label: 'Signed cases', unit: 'years' },
    counts: 'After the last visit, delivery or signature of the patient',
    ...{ usual: 10, least: 7, most: 100, source: '42 CFR 424.516(f)' },
  },
  draft_years: {
    ...{ label: 'Drafts never signed', unit: 'years' },
    counts: 'After the last change of the patient’s record or cases',
    ...{ usual: 7, least: 1, most: 100 },
  },
  majority_age: {
    ...{ label: 'Of age from', unit: 'years of age' },
    counts: 'Whoever was younger at the last visit, delivery or signature is kept as a minor',
    ...{ usual: 18, least: 18, most: 21 },
  },
  minor_years: {
    ...{ label: 'Minors', unit: 'years' },
    counts: 'After they come of age, where that is later',
    ...{ usual: 10, least: 1, most: 100 },
  },
  feedback_years: {
    ...{ label: 'Feedback', unit: 'years' },
    counts: 'After the last rating of a note of the patient',
    ...{ usual: 3, least: 1, most: 100 },
  },
  access_years: {
    ...{ label: 'Access records', unit: 'years' },
    counts: 'After the patient’s data last left as a file, print or copy',
    ...{ usual: 6, least: 6, most: 100, source: '45 CFR 164.528' },
  },
} as const satisfies Record<string, RetentionRule>;
export type RetentionName = keyof typeof retentionRules;
export const retentionNames = Object.keys(retentionRules) as RetentionName[];

export type RetentionPeriods = Readonly<Record<RetentionName, number>>;
export const usualPeriods = Object.fromEntries(
  retentionNames.map((name) => [name, retentionRules[name].usual]),
) as RetentionPeriods;

/** What a period has to be, as a sentence; null: it is. */
export function periodRefused(name: RetentionName, value: unknown): string | null {
  const { label, unit, least, most, source }: RetentionRule = retentionRules[name];
  const isRight = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  if (isRight) return null;
  return `${label} must be a whole number of ${unit} from ${least} to ${most}${source ? ` (${source})` : ''}.`;
}
