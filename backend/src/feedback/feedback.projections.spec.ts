import { caseEvents } from '../cases/record/case.vocabulary.ts';
import type { DomainEvent } from '../kernel/deciding/decider.ts';
import { kernel, testClock } from '../testing/boxes.ts';
import { mondayOf } from '@vouchwell/rules';
import { feedbackWeeks } from './feedback-weeks.projection.ts';
import { feedbackEvents, type FeedbackEvent, type Rating, type SuggestedEntry } from './feedback.events.ts';
import { ratedNotes } from './feedback.projections.ts';

const good: Rating = { feedback_type: 'positive', quality_score: 4, comments: 'Clear.', issues: [] };
const bad: Rating = { feedback_type: 'negative', quality_score: 1, comments: null, issues: ['accuracy'] };
const entry: SuggestedEntry = {
  kind: 'sample',
  content_id: 12,
  title: 'Sample from a rated note (general)',
  category: 'general',
  text: { sealed: 'c2VhbGVk' },
};
const given = (
  given_on: string,
  rating: Rating = good,
  patient_id = 7,
  asked: SuggestedEntry | null = null,
): FeedbackEvent => ({
  type: 'FeedbackGiven',
  data: {
    case_id: patient_id * 10,
    patient_id,
    patient_name: 'Ana Ramírez',
    note_id: 11,
    note_version: 1,
    note_content: 'Ana needs briefs.',
    contents: [1],
    ...rating,
    given_on,
    entry: asked,
  },
  subject: patient_id,
});
const changed = (given_on: string, before: Rating, rating: Rating): FeedbackEvent => ({
  type: 'FeedbackChanged',
  data: { ...rating, before, contents: [1], given_on, entry: null, withdrawn: null },
  subject: 7,
});
const decided = (decided_on: string, decision: 'approved' | 'rejected'): FeedbackEvent => ({
  type: 'EntryDecided',
  data: { content_id: 12, kind: 'sample', decision, decided_on },
  subject: 7,
});

/** The site after these events, a second after each other. */
async function after(...events: [stream: string, event: DomainEvent][]) {
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const vocabularies = [feedbackEvents, caseEvents] as never;
  const site = await kernel({ vocabularies, projections: [ratedNotes, feedbackWeeks], clock });
  for (const [stream, event] of events) {
    await site.append(stream, event);
    clock.pass(1000);
  }
  await site.projector.start();
  expect(site.alarms).toEqual([]);
  return site;
}

test('a rated note is kept as it stood, with what became of its entry', async () => {
  const site = await after(
    ['feedback-3', given('2026-11-21', good, 7, entry)],
    ['feedback-3', { type: 'EntrySettled', data: { content_id: 12 }, subject: 7 }],
    ['feedback-3', decided('2026-11-22', 'approved')],
  );
  expect(await site.models.get('rated_notes', '3')).toMatchObject({
    id: 3,
    patient_id: 7,
    patient_name: 'Ana Ramírez',
    note_content: 'Ana needs briefs.',
    feedback_type: 'positive',
    given_by: 'Sam Lee',
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:02.000Z',
    entry: { state: 'approved', content_id: 12 },
    is_settled: false,
  });
  await site.close();
});

test('a deleted case takes its own along, and no other', async () => {
  const deleted = { type: 'CaseDeleted', data: { owner_id: 3, reader_ids: [] }, subject: 7 };
  const site = await after(
    ['feedback-1', given('2026-11-21')],
    ['feedback-2', given('2026-11-21', bad, 8)],
    ['case-70', deleted],
    ['feedback-1', changed('2026-11-21', good, bad)],
  );
  expect(await site.models.get('rated_notes', '1')).toBeNull();
  expect(await site.models.get('rated_notes', '2')).toMatchObject({ case_id: 80 });
  await site.close();
});

test('a forgotten patient’s rated notes are gone; what was counted without a name is not asked again', async () => {
  const site = await after(['feedback-1', given('2026-11-21')], ['feedback-2', given('2026-11-21', bad, 8)]);
  await site.keys.destroy(7);
  await site.append('feedback-2', {
    ...changed('2026-11-21', bad, { ...bad, quality_score: 2 }),
    subject: 8,
  });
  const again = await kernel({
    log: site.log,
    secrets: site.secrets,
    siteKey: site.siteKey,
    vocabularies: [feedbackEvents, caseEvents] as never,
    projections: [ratedNotes, feedbackWeeks],
  });
  await again.keys.destroy(7);
  await again.projector.start();
  expect(again.alarms).toEqual([]);
  expect(await again.models.get('rated_notes', '1')).toBeNull();
  expect(await again.models.get('rated_notes', '2')).not.toBeNull();
  expect(await again.models.get('feedback_weeks', '2026-11-16')).toMatchObject({ rated: 1 });
  await again.projector.stop();
  await again.models.close();
  await site.close();
});

test('weeks count what was said in them, and what was approved', async () => {
  const site = await after(
    ['feedback-1', given('2026-11-22')],
    ['feedback-2', given('2026-11-23', bad)],
    ['feedback-1', changed('2026-11-22', good, bad)],
    ['feedback-1', decided('2026-12-24', 'approved')],
    ['feedback-2', decided('2026-12-24', 'rejected')],
  );
  const none = { rated: 0, score_sum: 0, positive: 0, neutral: 0, negative: 0, approved: 0 };
  expect(
    (await site.models.find('feedback_weeks', { sort: ['week'] })).map(({ document }) => document),
  ).toEqual([
    { ...none, week: '2026-11-16', rated: 1, score_sum: 1, negative: 1 },
    { ...none, week: '2026-11-23', rated: 1, score_sum: 1, negative: 1 },
    { ...none, week: '2026-12-21', approved: 1 },
  ]);
  await site.close();
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-03', '2026-12-28'],
  ['2024-03-01', '2024-02-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
