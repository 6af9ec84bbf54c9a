import { retentionNames, type RetentionPeriods, retentionRules } from '@vouchwell/rules';

/** To show what differs. */
export const periodsText = (periods: Readonly<Record<keyof RetentionPeriods, number | string>>): string =>
  retentionNames
    .map((name) => `${retentionRules[name].label}: ${periods[name]} ${retentionRules[name].unit}`)
    .join('\n');

/** What one change changed, as words; `before`: what stood until then. */
export const changeText = (now: RetentionPeriods, before: RetentionPeriods): string =>
  retentionNames
    .filter((name) => now[name] !== before[name])
    .map(
      (name) => `${retentionRules[name].label}: ${before[name]} to ${now[name]} ${retentionRules[name].unit}`,
    )
    .join(' · ');
