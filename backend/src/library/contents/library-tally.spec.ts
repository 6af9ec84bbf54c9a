import { caseStream, type NoteReceipt } from '../../cases/record/case.events.ts';
import { caseEvents } from '../../cases/record/case.vocabulary.ts';
import { feedbackEvents, feedbackStream } from '../../feedback/feedback.events.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { kernel } from '../../testing/boxes.ts';
import { contentStream, libraryEvents } from './library.events.ts';
import { libraryTally, meanRating, TALLY } from './library-tally.projection.ts';

const vocabularies = [caseEvents, feedbackEvents, libraryEvents] as never;
let site: Awaited<ReturnType<typeof kernel>>;
beforeEach(async () => {
  site = await kernel({ vocabularies, projections: [libraryTally] });
  await site.projector.start();
});
afterEach(() => site.close());

const noted = (
  note_id: number,
  contents?: NoteReceipt['contents'],
  fallback_reason: string | null = null,
) => ({
  type: 'NoteAdded',
  data: {
    note_id,
    kind: 'generated',
    author: 'model',
    text: 'Ana.',
    receipt: { fallback_reason, ...(contents && { contents }) },
  },
  subject: 1,
});
const gave = (quality_score: number, contents: number[]) => ({
  type: 'FeedbackGiven',
  data: { quality_score, contents },
  subject: 1,
});
const thoughtAgain = (quality_score: number, before: number, contents: number[]) => ({
  type: 'FeedbackChanged',
  data: { quality_score, before: { quality_score: before }, contents },
  subject: 1,
});
const deleted = { type: 'ContentDeleted', data: { title: 'Gone' } };

async function tally() {
  const [last] = (await site.log.readAll(null, 1000)).slice(-1);
  await site.projector.passed(['NoteAdded'], last!.position);
  return (await new Documents(site.models).get(libraryTally, TALLY))?.contents;
}

test('each note that was written with a content counts, and one without contents counts for none', async () => {
  await site.append(
    caseStream(1),
    noted(1, [
      { id: 3, version: 1 },
      { id: 5, version: 2 },
    ]),
    noted(2),
  );
  await site.append(caseStream(2), noted(3, [{ id: 3, version: 2 }]), noted(4, []));
  expect(await tally()).toMatchObject({ 3: { used: 2 }, 5: { used: 1 } });
});

test('what the template wrote was written with no content', async () => {
  await site.append(
    caseStream(1),
    noted(1, [{ id: 3, version: 1 }]),
    noted(2, [{ id: 3, version: 1 }], 'Cut off.'),
  );
  expect(await tally()).toMatchObject({ 3: { used: 1 } });
});

test('ratings add up, and a rating that was changed counts as it is now', async () => {
  await site.append(feedbackStream(1), gave(2, [3, 5]));
  await site.append(feedbackStream(2), gave(5, [3]), thoughtAgain(3, 5, [3]));
  const found = (await tally())!;
  expect([meanRating(found[3]), found[3]!.ratings]).toEqual([2.5, 2]);
  expect([meanRating(found[5]), meanRating(found[7])]).toEqual([2, null]);
});

test('a deleted content is not counted any more', async () => {
  await site.append(
    caseStream(1),
    noted(1, [
      { id: 3, version: 1 },
      { id: 4, version: 1 },
    ]),
  );
  await site.append(contentStream(3), deleted);
  expect(Object.keys((await tally())!)).toEqual(['4']);
});

test('what is no longer readable leaves the counts of the others', async () => {
  await site.close();
  site = await kernel({ vocabularies, projections: [libraryTally] });
  await site.append(caseStream(1), noted(1, [{ id: 3, version: 1 }]));
  await site.append(caseStream(2), { ...noted(2, [{ id: 3, version: 1 }]), subject: 2 });
  await site.append(caseStream(3), noted(3, [{ id: 3, version: 1 }]));
  await site.keys.destroy(1);
  await site.projector.start();
  expect(await tally()).toEqual({ 3: { used: 1, ratings: 0, rating_sum: 0 } });
});
