import { retentionNames, type RetentionRule, retentionRules, usualPeriods } from '@vouchwell/rules';
import { given } from '../testing/given.ts';
import { retentionDecider } from './retention.decider.ts';
import { retentionEvents, type RetentionEvent } from './retention.events.ts';

const reason = 'The state’s board asks for twelve years';
const set = (periods: object) => ({ type: 'SetRetention', periods, reason }) as const;
const twelve: RetentionEvent = {
  type: 'RetentionPeriodsSet',
  data: { periods: { ...usualPeriods, record_years: 12 }, was: { record_years: 10 }, reason },
};

test('what differs is set, with what was before and why; what is left out stays, and the same is not set again', () => {
  given(retentionDecider)
    .when(set({ record_years: 12 }))
    .then(twelve);
  given(retentionDecider, twelve)
    .when(set({ record_years: 12 }))
    .then();
  given(retentionDecider, twelve)
    .when(set({ draft_years: 2, record_years: 7 }))
    .then({
      type: 'RetentionPeriodsSet',
      data: {
        periods: { ...usualPeriods, record_years: 7, draft_years: 2 },
        was: { record_years: 12, draft_years: 7 },
        reason,
      },
    });
  given(retentionDecider).when(set({})).then();
});

test('what nobody knows goes into no history', () => {
  given(retentionDecider)
    .when(set({ record_years: 12, forever: 1, constructor: 2 }))
    .then(twelve);
});

test.each(retentionNames)('%s stays within its bounds', (name) => {
  const { least, most, usual, label, unit, source }: RetentionRule = retentionRules[name];
  const wants = `${label} must be a whole number of ${unit} from ${least} to ${most}${source ? ` (${source})` : ''}.`;
  expect(usual).toBeGreaterThanOrEqual(least);
  for (const wrong of [least - 1, most + 1, least + 0.5, String(usual), Number.NaN, false, [usual]])
    given(retentionDecider)
      .when(set({ [name]: wrong }))
      .refused('period', wants);
  for (const right of [least, most].filter((one) => one !== usual))
    given(retentionDecider)
      .when(set({ [name]: right }))
      .then({
        type: 'RetentionPeriodsSet',
        data: { periods: { ...usualPeriods, [name]: right }, was: { [name]: usual }, reason },
      });
});

test('access records are kept six years at the least', () => {
  given(retentionDecider)
    .when(set({ access_years: 5 }))
    .refused('period', 'Access records must be a whole number of years from 6 to 100 (45 CFR 164.528).');
});

test('an auditor reads what changed and why', () => {
  expect(retentionEvents.sentences.RetentionPeriodsSet(twelve.data)).toBe(
    `set how long things are kept (signed cases 10 to 12): ${reason}`,
  );
});
