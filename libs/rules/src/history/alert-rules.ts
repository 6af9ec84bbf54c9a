/** A way in which curiosity shows. It is found when what it counts reaches the site's threshold. */
export interface AlertRule {
  readonly label: string;
  /** What is counted, in the plural. */
  readonly counts: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/**
 * What reviews of hospitals' access logs look for: neighbours, family and colleagues of the same name, one's own record,
 * many records in a short time or few over a long one, at unusual hours and places [AHIMA, Security Audits of Electronic
 * Health Information, 2013; OCR resolution agreements on snooping, 2008 to 2023].
 */
export const alertRules = {
  own_record: {
    ...{ label: 'Own record', counts: 'looks at a record of the person’s own name' },
    ...{ usual: 1, least: 1, most: 1_000 },
  },
  same_name: {
    ...{ label: 'Same family name', counts: 'looks without a reason at somebody of the same family name' },
    ...{ usual: 1, least: 1, most: 1_000 },
  },
  colleague: {
    ...{ label: 'A colleague’s record', counts: 'looks without a reason at a colleague' },
    ...{ usual: 1, least: 1, most: 1_000 },
  },
  same_patient: {
    ...{ label: 'The same patient again', counts: 'looks without a reason at one patient within 30 days' },
    ...{ usual: 4, least: 2, most: 1_000 },
  },
  without_reason: {
    ...{ label: 'Several without a reason', counts: 'patients looked at without a reason within a day' },
    ...{ usual: 5, least: 2, most: 1_000 },
  },
  slow_pattern: {
    ...{ label: 'Slow pattern', counts: 'patients looked at without a reason within a year' },
    ...{ usual: 60, least: 5, most: 10_000 },
  },
  unusual_hour: {
    ...{
      label: 'Outside usual hours',
      counts: 'looks without a reason in a day, when the person never works',
    },
    ...{ usual: 1, least: 1, most: 1_000 },
  },
  new_address: {
    ...{
      label: 'From a new address',
      counts: 'looks without a reason in a day, from an address not used before',
    },
    ...{ usual: 1, least: 1, most: 1_000 },
  },
  many_patients: {
    ...{ label: 'Many patients in a short time', counts: 'patients opened one by one within an hour' },
    ...{ usual: 40, least: 5, most: 10_000 },
  },
  large_export: {
    ...{ label: 'Large export', counts: 'patients in one file' },
    ...{ usual: 500, least: 50, most: 1_000_000 },
  },
  refused: {
    ...{ label: 'Refused again and again', counts: 'refusals within an hour' },
    ...{ usual: 15, least: 5, most: 10_000 },
  },
} as const satisfies Record<string, AlertRule>;
export type AlertRuleName = keyof typeof alertRules;
export const alertRuleNames = Object.keys(alertRules) as AlertRuleName[];

/** From how many on each rule tells. */
export type AlertThresholds = Readonly<Record<AlertRuleName, number>>;
export const usualThresholds = Object.fromEntries(
  alertRuleNames.map((name) => [name, alertRules[name].usual]),
) as AlertThresholds;

export const alertStateLabel = {
  open: 'Open',
  looked_at: 'Looked at',
  explained: 'Explained',
  recorded: 'Recorded as an incident',
} as const;
export type AlertState = keyof typeof alertStateLabel;

/** What an alert turned out to be, without a word of any patient. */
export const alertExplanationLabel = {
  task: 'It was their task',
  treatment: 'They treat or supply this patient',
  emergency: 'It was an emergency',
  asked: 'They were asked to',
  training: 'Training or a test',
  mistake: 'A mistake, such as a mistyped number',
  own_right: 'The patient had agreed',
} as const;
export type AlertExplanation = keyof typeof alertExplanationLabel;
