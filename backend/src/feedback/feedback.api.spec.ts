import { confirmed } from '../testing/confirmed.ts';
import type {
  ContentResponse,
  FeedbackEffectResponse,
  FeedbackSavedResponse,
  PendingEntryResponse,
  ProblemResponse,
  RatedNotesResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp, USER } from '../testing/app.ts';
import { testClock } from '../testing/boxes.ts';
import { CANARY_WORDS, CLEAN_NOTE, NOTE, ratedCase } from './rated-case.fixture.ts';

const clock = testClock('2026-11-20T15:00:00.000Z');
let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
let user: TestAgent;
let stranger: TestAgent;
beforeAll(async () => {
  app = await startApp({ clock });
  admin = await app.admin();
  user = await app.newUser();
  stranger = await app.newUser({ full_name: 'Kim Park' }, 'a.stranger');
});
afterAll(() => app.close());

interface Rated {
  readonly case_id: number;
  readonly note_id: number;
}
const good = { feedback_type: 'positive', quality_score: 4, comments: 'Wrenlike clarity.' };
const bad = { feedback_type: 'negative', quality_score: 2 };
const NO_EXAMPLE = 'Only a note rated 4 or 5 can become an example.';
const NOT_TO_AVOID = 'Only a note rated 1 or 2 can become one to avoid.';
const rate = (rated: Rated, more: object, agent = user) =>
  agent.post('/rag/feedback').send({ ...rated, ...good, ...more });
const saved = async (rated: Rated, more: object = {}, agent = user) =>
  (await rate(rated, more, agent).expect(201)).body as FeedbackSavedResponse;
const list = async (query: object = {}) =>
  (await admin.get('/rag/notes-feedback').query(query).expect(200)).body as RatedNotesResponse;
const entryOf = async (id: number) =>
  (await admin.get(`/rag/feedback/${id}/entry`).expect(200)).body as PendingEntryResponse;
const contents = async () =>
  (
    (await admin.get('/rag/content').query({ per_page: 200 }).expect(200)).body as {
      content: ContentResponse[];
    }
  ).content;
const content = async (id: number | null) => (await contents()).find((one) => one.id === id);
/** Sessions do not last so long. */
const later = async (days: number) => {
  clock.pass(days * 24 * 3_600_000);
  [admin, user] = [await app.admin(), await app.signIn(USER)];
};
const decide = (id: number, decision: 'approve' | 'reject', agent = admin) =>
  agent.post(`/rag/feedback/${id}/${decision}`).send({});

test('quick positive: rated 4, and suggested as an example without what identifies anybody', async () => {
  const rated = await ratedCase(user);
  const answer = await saved(rated, { comments: 'Quick positive feedback', should_add_to_rag: true });
  expect(answer).toEqual({
    success: true,
    feedback_id: expect.any(Number) as number,
    content_id: expect.any(Number) as number,
    message: 'Thank you. The note was suggested as an example; an admin decides on it before it is used.',
  });
  expect(await content(answer.content_id)).toMatchObject({
    content_type: 'sample_note',
    title: 'Sample from a rated note (incontinence)',
    content: CLEAN_NOTE,
    category: 'incontinence',
    quality_score: 4,
    is_active: false,
    avoid: false,
    origin: 'feedback',
    version: 1,
  });
  const [newest] = (await list()).feedback;
  expect(newest).toEqual({
    id: answer.feedback_id,
    ...rated,
    patient_name: 'Zebediah Quillfeather',
    quick_feedback: 'positive',
    detailed_rating: 4,
    accuracy_rating: null,
    completeness_rating: null,
    clarity_rating: null,
    relevance_rating: null,
    issues: [],
    comments: 'Quick positive feedback',
    given_by: 'Sam Lee',
    created_at: expect.stringMatching(/Z$/) as string,
    note_content: NOTE,
    entry: { content_id: answer.content_id, kind: 'sample', state: 'pending' },
  });
});

const NOT_SUGGESTED =
  'Thank you. The note was not suggested as an example, because it has places in brackets, or marked places that nobody ' +
  'has confirmed. While it is not signed, mend them, or sign what is right as it stands; then rate it again.';

test.each([
  ['states what its case does not hold', `${NOTE} He fell twice.`],
  ['has a place left open', `${NOTE} [Add: date of the visit]`],
])('a note that %s is no example, until it is mended', async (_, note_text) => {
  const rated = await ratedCase(user);
  const edit = (text: string) =>
    user.put(`/cases/${rated.case_id}/notes/${rated.note_id}`).send({ note_text: text }).expect(200);
  await edit(note_text);
  const before = (await contents()).length;
  const kept = await saved(rated, { should_add_to_rag: true });
  expect(kept).toMatchObject({ success: true, content_id: null, message: NOT_SUGGESTED });
  expect(await contents()).toHaveLength(before);
  expect((await list()).feedback[0]).toMatchObject({
    detailed_rating: 4,
    note_content: note_text,
    entry: null,
  });
  // One to avoid may be as wrong as it is.
  expect((await saved(rated, { ...bad, should_exclude_from_rag: true })).content_id).not.toBeNull();
  await edit(NOTE);
  expect((await saved(rated, { should_add_to_rag: true })).content_id).not.toBeNull();
});

test('what was signed with its marks confirmed may be an example', async () => {
  const rated = await ratedCase(user);
  const note_text = `${NOTE} He fell twice.`;
  await user.put(`/cases/${rated.case_id}/notes/${rated.note_id}`).send({ note_text }).expect(200);
  expect((await saved(rated, { should_add_to_rag: true })).content_id).toBeNull();
  const signed = await confirmed((more) =>
    user.post(`/cases/${rated.case_id}/sign`).send({ password: USER.password, ...more }),
  );
  expect(signed.status).toBe(200);
  expect((await saved(rated, { should_add_to_rag: true })).content_id).not.toBeNull();
});

test('what was signed with a place still in brackets is no example: a letter would learn to leave it open', async () => {
  const rated = await ratedCase(user);
  const note_text = `${NOTE} [Add: date of the visit]`;
  await user.put(`/cases/${rated.case_id}/notes/${rated.note_id}`).send({ note_text }).expect(200);
  const signed = await confirmed((more) =>
    user.post(`/cases/${rated.case_id}/sign`).send({ password: USER.password, ...more }),
  );
  expect(signed.status).toBe(200);
  const before = (await contents()).length;
  const kept = await saved(rated, { should_add_to_rag: true });
  expect(kept).toMatchObject({ content_id: null, message: NOT_SUGGESTED });
  expect(await contents()).toHaveLength(before);
});

test('an admin sees what was taken out, and approves it', async () => {
  const { feedback_id, content_id } = await saved(await ratedCase(user), { should_add_to_rag: true });
  const entry = await entryOf(feedback_id);
  expect(entry).toMatchObject({ feedback_id, kind: 'sample', state: 'pending', content: { id: content_id } });
  expect(entry.replacements).toContainEqual({
    kind: 'MRN',
    original: 'CANARY-770012',
    placeholder: '[MRN]',
    count: 1,
  });
  expect(entry.replacements.map(({ original }) => original).join(' ')).toMatch(/Wilma Finchsong/);
  expect((await decide(feedback_id, 'approve').expect(200)).body).toEqual({ success: true });
  expect(await content(content_id)).toMatchObject({ is_active: true, version: 2, origin: 'feedback' });
  expect(await entryOf(feedback_id)).toMatchObject({ state: 'approved', content: { is_active: true } });
  // Said again it changes nothing; the other decision comes too late.
  await decide(feedback_id, 'approve').expect(200);
  expect(await content(content_id)).toMatchObject({ is_active: true, version: 2 });
  expect((await decide(feedback_id, 'reject').expect(409)).body).toMatchObject({ code: 'entry_decided' });
  expect(await content(content_id)).toMatchObject({ is_active: true });
});

test('a text that was edited since it was read is neither approved nor rejected unread', async () => {
  const { feedback_id, content_id } = await saved(await ratedCase(user), { should_add_to_rag: true });
  const read = async () => ({ 'If-Match': `"${(await entryOf(feedback_id)).content!.revision}"` });
  const before = await read();
  const edited = { title: 'With a name', content: 'Wilma Finchsong again.', category: 'general' };
  await admin.put(`/rag/content/${content_id}`).send(edited).expect(200);
  for (const decision of ['approve', 'reject'] as const) {
    const refused = await decide(feedback_id, decision).set(before).expect(409);
    expect(refused.body).toMatchObject({ code: 'changed_meanwhile', current: edited });
  }
  expect(await content(content_id)).toMatchObject({ is_active: false });
  const now = await read();
  const approve = () => decide(feedback_id, 'approve').set(now).set('Idempotency-Key', 'read-and-approved');
  await approve().expect(200);
  await approve().expect(200);
  expect(await content(content_id)).toMatchObject({ ...edited, is_active: true });
});

test('what an admin edited before approving it stays as it was written', async () => {
  const { feedback_id, content_id } = await saved(await ratedCase(user), { should_add_to_rag: true });
  const edited = {
    content_type: 'sample_note',
    title: 'A better title',
    content: 'Shorter.',
    category: 'general',
  };
  await admin.put(`/rag/content/${content_id}`).send(edited).expect(200);
  await decide(feedback_id, 'approve').expect(200);
  expect(await content(content_id)).toMatchObject({ ...edited, is_active: true, version: 3 });
});

test('quick negative: rated 2; what is to be avoided waits for an admin too, and is deleted when one rejects it', async () => {
  const rated = await ratedCase(user);
  const { feedback_id, content_id, message } = await saved(rated, { ...bad, should_exclude_from_rag: true });
  expect(message).toMatch(/one to avoid/);
  expect(await content(content_id)).toMatchObject({
    title: 'Pattern to avoid from a rated note (incontinence)',
    avoid: true,
    is_active: false,
    quality_score: 2,
  });
  await decide(feedback_id, 'reject').expect(200);
  expect(await content(content_id)).toBeUndefined();
  expect(await entryOf(feedback_id)).toMatchObject({ state: 'rejected', content: null });
  await decide(feedback_id, 'reject').expect(200);
  // What was rejected once does not come back.
  const again = await saved(rated, { ...bad, quality_score: 1, should_exclude_from_rag: true });
  expect(again).toMatchObject({ feedback_id, content_id: null });
  expect(again.message).toMatch(/already rejected/);
});

test('an approved text to avoid is active and marked', async () => {
  const { feedback_id, content_id } = await saved(await ratedCase(user), {
    ...bad,
    should_exclude_from_rag: true,
  });
  await decide(feedback_id, 'approve').expect(200);
  expect(await content(content_id)).toMatchObject({ avoid: true, is_active: true });
});

test.each<[string, object, string]>([
  ['should_add_to_rag', { quality_score: 3, should_add_to_rag: true }, NO_EXAMPLE],
  ['should_exclude_from_rag', { quality_score: 3, should_exclude_from_rag: true }, NOT_TO_AVOID],
  ['should_exclude_from_rag', { should_add_to_rag: true, should_exclude_from_rag: true }, NOT_TO_AVOID],
  ['quality_score', { quality_score: 6 }, 'Quality score must be from 1 to 5.'],
  ['quality_score', { quality_score: 3.5 }, 'Quality score must be a whole number from 1 to 5.'],
  ['quality_score', { quality_score: undefined }, 'Quality score must be a whole number from 1 to 5.'],
  ['feedback_type', { feedback_type: 'angry' }, 'feedback_type must be positive, neutral or negative.'],
  ['note_id', { note_id: 'x' }, 'note_id must be the number of a note.'],
  ['comments', { comments: 'c'.repeat(2001) }, 'Comments can have at most 2000 characters.'],
  ['specific_issues.grammar', { specific_issues: { grammar: 'yes' } }, 'grammar must be true or false.'],
  ['specific_issues', { specific_issues: [] }, 'specific_issues must be an object.'],
])('a wrong %s is refused, and nothing is kept (%#)', async (field, more, message) => {
  const rated = await ratedCase(user);
  const before = [(await list()).total, (await contents()).length];
  const { body } = await rate(rated, more).expect(400);
  expect((body as ProblemResponse).fields).toEqual({ [field]: message });
  expect([(await list()).total, (await contents()).length]).toEqual(before);
});

test('only who may work on the case rates its notes, and only a note of that case', async () => {
  const rated = await ratedCase(user);
  const other = await ratedCase(stranger);
  expect((await rate(rated, {}, stranger).expect(403)).body).toMatchObject({ code: 'case_forbidden' });
  expect((await rate({ ...rated, case_id: 999_999 }, {}).expect(404)).body).toMatchObject({
    error: 'Case not found.',
  });
  for (const note_id of [other.note_id, 999_999]) {
    expect((await rate({ ...rated, note_id }, {}).expect(404)).body).toMatchObject({
      error: 'Note not found.',
    });
  }
  await rate(rated, {}, admin).expect(201);
});

test('a signed case is rated as well', async () => {
  const rated = await ratedCase(user);
  const signed = await confirmed((more) =>
    user.post(`/cases/${rated.case_id}/sign`).send({ password: USER.password, ...more }),
  );
  expect(signed.status).toBe(200);
  await rate(rated, {}).expect(201);
  await user.post(`/cases/${rated.case_id}/complete`).expect(200);
  expect(await saved(rated, { quality_score: 5, should_add_to_rag: true })).toMatchObject({
    content_id: expect.any(Number) as number,
  });
});

test('one feedback per user, note and version: a repeat changes it', async () => {
  const rated = await ratedCase(user);
  const { total } = await list();
  const first = await saved(rated, {
    should_add_to_rag: true,
    specific_issues: { accuracy: true, grammar: false },
  });
  expect((await list()).feedback[0]).toMatchObject({ issues: ['accuracy'] });
  const second = await saved(rated, { ...bad, comments: null, should_exclude_from_rag: true });
  expect(second.feedback_id).toBe(first.feedback_id);
  // The example that nobody had decided on is withdrawn.
  expect(await content(first.content_id)).toBeUndefined();
  expect(await content(second.content_id)).toMatchObject({ avoid: true, is_active: false });
  const listed = await list();
  expect(listed.total).toBe(total + 1);
  expect(listed.feedback[0]).toMatchObject({
    detailed_rating: 2,
    quick_feedback: 'negative',
    issues: [],
    comments: null,
  });
  const third = await saved(rated, { ...bad });
  expect(third.content_id).toBeNull();
  expect(await content(second.content_id)).toBeUndefined();
  // Another person, and another version of the note, count by themselves.
  const theirs = await saved(rated, {}, admin);
  await user
    .put(`/cases/${rated.case_id}/notes/${rated.note_id}`)
    .send({ note_text: 'Shorter.' })
    .expect(200);
  const newer = await saved(rated, {});
  expect(new Set([first, theirs, newer].map(({ feedback_id }) => feedback_id)).size).toBe(3);
});

test('a repeated request, and many at once, make one feedback and one entry', async () => {
  const rated = await ratedCase(user);
  const before = [(await list()).total, (await contents()).length];
  const send = () => rate(rated, { should_add_to_rag: true }).set('Idempotency-Key', 'rate-once-1');
  const first = (await send().expect(201)).body as FeedbackSavedResponse;
  expect((await send().expect(201)).body).toEqual(first);
  expect([(await list()).total, (await contents()).length]).toEqual(before.map((count) => count + 1));
  const another = await ratedCase(user);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => rate(another, { should_add_to_rag: true })),
  );
  const numbers = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body as FeedbackSavedResponse);
  expect(numbers.length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(new Set(numbers.map(({ content_id }) => content_id)).size).toBe(1);
  expect([(await list()).total, (await contents()).length]).toEqual(before.map((count) => count + 2));
});

test('the list pages and filters in the database, newest first', async () => {
  const rated = await ratedCase(user);
  await saved(rated, { feedback_type: 'neutral', quality_score: 3 });
  const all = await list({ per_page: 200 });
  const ids = all.feedback.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const first = await list();
  expect(first).toMatchObject({ total: ids.length, pages: Math.ceil(ids.length / 10) });
  expect(first.feedback).toHaveLength(Math.min(10, ids.length));
  expect((await list({ page: 2, per_page: 3 })).feedback.map(({ id }) => id)).toEqual(ids.slice(3, 6));
  expect((await list({ feedback_type: 'neutral' })).feedback).toMatchObject([
    { ...rated, detailed_rating: 3 },
  ]);
  await admin.get('/rag/notes-feedback').query({ feedback_type: 'angry' }).expect(400);
});

test('a deleted case takes its rated notes out of the list, not out of the figures', async () => {
  const rated = await ratedCase(user);
  const { feedback_id } = await saved(rated, {});
  const before = await list();
  const { body: figures } = await admin.get('/rag/feedback-effect').expect(200);
  await user.delete(`/cases/${rated.case_id}`).expect(200);
  expect((await list()).total).toBe(before.total - 1);
  await admin.get(`/rag/feedback/${feedback_id}/entry`).expect(404);
  expect((await admin.get('/rag/feedback-effect').expect(200)).body).toEqual(figures);
});

test('the effect, week by week', async () => {
  const weeks = async () =>
    ((await admin.get('/rag/feedback-effect').expect(200)).body as FeedbackEffectResponse).weeks;
  const [now] = await weeks();
  expect(now?.week).toBe('2026-11-16');
  const rated = await ratedCase(user);
  await later(14);
  const { feedback_id } = await saved(rated, { quality_score: 5, should_add_to_rag: true });
  const approved = now!.approved_entries;
  expect(await weeks()).toEqual([
    now,
    {
      week: '2026-11-30',
      rated: 1,
      average: 5,
      positive: 1,
      neutral: 0,
      negative: 0,
      approved_entries: approved,
    },
  ]);
  await decide(feedback_id, 'approve').expect(200);
  await saved(await ratedCase(user), { ...bad, quality_score: 1 });
  await later(7);
  // A rating that is changed counts where it was first given.
  await saved(rated, { quality_score: 4 });
  expect((await weeks())[1]).toEqual({
    week: '2026-11-30',
    rated: 2,
    average: 2.5,
    positive: 1,
    neutral: 0,
    negative: 1,
    approved_entries: approved + 1,
  });
});

test('nobody without the right sees or decides anything', async () => {
  const { feedback_id } = await saved(await ratedCase(user), { should_add_to_rag: true });
  for (const call of [
    user.get('/rag/notes-feedback'),
    user.get('/rag/feedback-effect'),
    user.get(`/rag/feedback/${feedback_id}/entry`),
    decide(feedback_id, 'approve', user),
    decide(feedback_id, 'reject', user),
  ]) {
    expect((await call.expect(403)).body).toMatchObject({ code: 'can_manage_rag' });
  }
  expect(await entryOf(feedback_id)).toMatchObject({ state: 'pending' });
});

test.each(['x', '0', '999999'])('feedback %s is not found', async (id) => {
  for (const call of [
    admin.get(`/rag/feedback/${id}/entry`),
    admin.post(`/rag/feedback/${id}/approve`),
    admin.post(`/rag/feedback/${id}/reject`),
  ]) {
    expect((await call.expect(404)).body).toMatchObject({ error: 'Feedback not found.' });
  }
});

test('feedback without an entry has nothing to decide', async () => {
  const { feedback_id } = await saved(await ratedCase(user), {});
  expect((await admin.get(`/rag/feedback/${feedback_id}/entry`).expect(404)).body).toMatchObject({
    code: 'entry_missing',
  });
  await decide(feedback_id, 'approve').expect(404);
});

test('the log holds no name, comment or text in the clear', async () => {
  const stored = await app.engines.log.readAll(null, 10_000);
  const types = ['FeedbackGiven', 'FeedbackChanged', 'EntryDecided', 'ContentAdded'];
  expect(stored.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
  expect(stored.filter((event) => CANARY_WORDS.test(JSON.stringify(event))).map(({ type }) => type)).toEqual(
    [],
  );
});
