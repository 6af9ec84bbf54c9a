import type { ContentResponse, FeedbackSavedResponse, PendingEntryResponse } from '@vouchwell/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../testing/app.ts';
import { type CutOffSite, cutOffSite } from '../testing/cut-off-site.ts';
import { fileEngines } from '../testing/engines.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { CANARY_WORDS, ratedCase } from './rated-case.fixture.ts';

const folder = temporaryFolder();
let site: CutOffSite;
let user: TestAgent;
let dataDir: string;
beforeAll(async () => {
  dataDir = folder();
  site = await cutOffSite(await fileEngines(dataDir));
  user = await site.app.newUser();
});
afterAll(() => site.close());

async function restart(): Promise<void> {
  await site.restart();
  user = await site.app.signIn(USER);
}

const suggest = (rated: object) =>
  user.post('/rag/feedback').send({
    ...rated,
    feedback_type: 'positive',
    quality_score: 5,
    comments: 'Wrenlike.',
    should_add_to_rag: true,
  });
const fromFeedback = async () => {
  const { body } = await site.admin.get('/rag/content').query({ per_page: 200 }).expect(200);
  return (body as { content: ContentResponse[] }).content.filter(({ origin }) => origin === 'feedback');
};
const types = async (after: number) => (await site.everything()).slice(after).map(({ type }) => type);
const length = async () => (await site.everything()).length;

// Numbers for the feedback and its entry, the claim, the rating, the content, and that it is settled.
test.each([0, 1, 2, 3, 4, 5])(
  'feedback that ends behind %d appends is whole after the next start',
  async (appends) => {
    const rated = await ratedCase(user);
    const [before, began] = [await fromFeedback(), await length()];
    site.log.failAfter(appends);
    // From the claim on something may stand, and nobody says that nothing does.
    await suggest(rated).expect(appends >= 2 ? 503 : 500);
    await restart();
    const recorded = (await types(began)).includes('FeedbackGiven');
    expect(recorded).toBe(appends >= 4);
    expect(await fromFeedback()).toHaveLength(before.length + (recorded ? 1 : 0));
    // The repeat of the person who was told that it failed.
    const { body } = await suggest(rated).expect(201);
    const after = await fromFeedback();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      id: (body as FeedbackSavedResponse).content_id,
      is_active: false,
      version: 1,
    });
    const given = (await types(began)).filter((type) => /^(Feedback|Entry|Content)/.test(type));
    expect(given).toEqual(['FeedbackGiven', 'ContentAdded', 'EntrySettled']);
  },
);

test.each([
  ['approve', 1],
  ['approve', 2],
  ['reject', 1],
  ['reject', 2],
] as const)(
  'an admin’s %s that ends behind %d appends is carried out at the next start',
  async (decision, appends) => {
    const { body } = await suggest(await ratedCase(user)).expect(201);
    const { feedback_id, content_id } = body as FeedbackSavedResponse;
    site.log.failAfter(appends);
    await site.admin.post(`/rag/feedback/${feedback_id}/${decision}`).expect(503);
    await restart();
    const found = (await fromFeedback()).find(({ id }) => id === content_id);
    expect(found?.is_active).toBe(decision === 'approve' ? true : undefined);
    const entry = await site.admin.get(`/rag/feedback/${feedback_id}/entry`).expect(200);
    expect((entry.body as PendingEntryResponse).state).toBe(decision === 'approve' ? 'approved' : 'rejected');
    // What an admin does afterwards is the last word: a start does not decide again.
    if (found)
      await site.admin
        .put(`/rag/content/${found.id}`)
        .send({ ...found, is_active: false })
        .expect(200);
    await restart();
    const later = (await fromFeedback()).find(({ id }) => id === content_id);
    expect(later?.is_active).toBe(decision === 'approve' ? false : undefined);
  },
);

test('the files of the log hold no name, comment or text in the clear', () => {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('events'));
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.map((name) => readFileSync(join(dataDir, name)).toString('latin1')).join('\n');
  expect(bytes).toContain('FeedbackGiven');
  expect(CANARY_WORDS.exec(bytes)?.[0]).toBeUndefined();
});
