import { confirmed } from '../../testing/confirmed.ts';
import type { CaseHistoryResponse, CaseMomentResponse, NoteVersionsResponse } from '@vouchwell/contract';
import { appWithModel, LETTER, MODEL, readyCase } from '../../testing/app-with-model.ts';
import { USER } from '../../testing/app.ts';

const site = await appWithModel();
const { app } = site;
const [admin, user] = [await app.admin(), await app.newUser()];
afterAll(() => site.close());

const history = async (id: number, agent = user) =>
  ((await agent.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse).entries;
const versions = async (id: number, agent = user) =>
  ((await agent.get(`/cases/${id}/note-versions`).expect(200)).body as NoteVersionsResponse).versions;

/** Written by the model, edited by an admin, kept as it is where no model improves it, signed. */
async function noted(): Promise<{ id: number; first: number; second: number }> {
  const id = await readyCase(user);
  site.model.behave({ kind: 'answers', pieces: LETTER });
  const first = (await user.post(`/cases/${id}/generate_note`).send({}).expect(200)).body as {
    note_id: number;
  };
  await admin.put(`/cases/${id}/notes/${first.note_id}`).send({ note_text: 'Ana needs briefs.' }).expect(200);
  site.model.behave({ kind: 'errs', pieces: [], error: 'no' });
  const second = (
    await user.post(`/cases/${id}/improve_note`).send({ current_note: 'Ana needs briefs.' }).expect(206)
  ).body as { note_id: number };
  const signing = { password: USER.password, note_id: first.note_id };
  const signed = await confirmed((more) => user.post(`/cases/${id}/sign`).send({ ...signing, ...more }));
  expect(signed.status).toBe(200);
  return { id, first: first.note_id, second: second.note_id };
}

describe('the history of a case', () => {
  test('says who did what, newest first, and which text came to be', async () => {
    const { id, first, second } = await noted();
    const entries = await history(id);
    expect(entries.map(({ by, sentence }) => `${by} ${sentence.replace(/\d{4}-\d\d-\d\d/, 'DAY')}`)).toEqual([
      // The account was made just now, with a password that its maker knew.
      `Sam Lee signed and locked the case for Dr. Jo Park, who has not signed (I reviewed this note and attest to it); Administrator had set a password for this account on DAY`,
      `Sam Lee kept as note ${second} what was written by hand: no model improved it`,
      `Administrator edited note ${first} (version 2)`,
      `Sam Lee generated note ${first} with a model`,
      'Sam Lee set the provider',
      'Sam Lee set 1 item',
      'Sam Lee set 1 diagnosis',
      'Sam Lee opened the case',
    ]);
    expect(entries.map(({ revision }) => revision)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
    expect(entries[2]).toEqual({
      revision: 5,
      at: expect.stringMatching(/Z$/) as string,
      by: 'Administrator',
      sentence: `edited note ${first} (version 2)`,
      note: { note_id: first, version: 2 },
    });
    expect(entries.map(({ note }) => note?.note_id ?? null).slice(0, 4)).toEqual([
      null,
      second,
      first,
      first,
    ]);
  });

  test('holds every text of every note, with who or what wrote it', async () => {
    const { id, first, second } = await noted();
    const told = await versions(id, admin);
    expect(told).toMatchObject([
      { note_id: second, version: 1, kind: 'improved', author: 'person', by: 'Sam Lee', ai_model: null },
      { note_id: first, version: 2, kind: 'generated', author: 'person', by: 'Administrator', word_count: 3 },
      { note_id: first, version: 1, kind: 'generated', author: 'model', by: 'Sam Lee', ai_model: MODEL },
    ]);
    expect(told.slice(1).map(({ note_text }) => note_text)).toEqual(['Ana needs briefs.', LETTER.join('')]);
  });

  test('names provider and model to admins only', async () => {
    const { id } = await noted();
    const body = JSON.stringify([await versions(id), await history(id)]);
    expect(body).not.toContain(MODEL);
    expect(body).not.toContain('ollama');
    expect((await versions(id)).map(({ ai_provider, ai_model }) => ai_provider ?? ai_model)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is told a page at a time, with its totals', async () => {
    const { id, first, second } = await noted();
    const page = async (path: string) => {
      const { body, headers } = await user.get(`/cases/${id}/${path}`).expect(200);
      return {
        ...(body as CaseHistoryResponse & NoteVersionsResponse),
        totals: [headers['x-total-count'], headers['x-total-pages']],
      };
    };
    const newest = await page('history?per_page=3');
    expect(newest.entries.map(({ revision }) => revision)).toEqual([7, 6, 5]);
    expect(newest.totals).toEqual(['8', '3']);
    expect((await page('history?per_page=3&page=3')).entries.map(({ revision }) => revision)).toEqual([1, 0]);
    expect((await page('history?page=2')).entries).toEqual([]);
    const texts = await page('note-versions?per_page=2&page=2');
    expect(texts.versions).toMatchObject([{ note_id: first, note_number: 1, version: 1 }]);
    expect(texts.totals).toEqual(['3', '2']);
    expect((await page('note-versions?per_page=1')).versions).toMatchObject([
      { note_id: second, note_number: 2 },
    ]);
    await user.get(`/cases/${id}/history?page=0`).expect(400);
  });

  test('shows the case as each change left it, whatever came later', async () => {
    const { id, first } = await noted();
    const moment = async (change: number, agent = user) =>
      (await agent.get(`/cases/${id}/history/${change}`).expect(200)).body as CaseMomentResponse;
    const opened = await moment(1);
    expect(opened).toMatchObject({
      entry: { revision: 0, sentence: 'opened the case' },
      changes: 8,
      case: { diagnoses: [], items: [], provider: null, notes: [], signed: false, revision: 0 },
    });
    expect((await moment(2)).case!.diagnoses).toHaveLength(1);
    const [written, edited, signed] = [await moment(5), await moment(6), await moment(8)];
    expect(written.case!.notes).toMatchObject([{ note_id: first, version: 1, note_text: LETTER.join('') }]);
    expect(edited.case!.notes).toMatchObject([
      { note_id: first, version: 2, note_text: 'Ana needs briefs.' },
    ]);
    // Each sentence with who wrote it, and in which version it came to stand there.
    const edit = { by: 'person', note_id: first, version: 2, who: 'Administrator' };
    expect(written.wrote).toMatchObject([
      { note_id: first, places: [{ start: 0, by: 'model', version: 1, who: 'Sam Lee' }] },
    ]);
    expect(edited.wrote).toMatchObject([{ note_id: first, places: [{ start: 0, end: 17, ...edit }] }]);
    expect(opened.wrote).toEqual([]);
    expect(signed.case).toEqual((await user.get(`/cases/${id}`).expect(200)).body);
    expect(JSON.stringify(written)).not.toContain(MODEL);
    expect((await moment(5, admin)).case!.notes[0]!.ai_model).toBe(MODEL);
    for (const none of ['0', '9', '1.5', 'x']) await user.get(`/cases/${id}/history/${none}`).expect(404);
  });

  test('is shown of every case, also of one that is gone, to who reads the audit history', async () => {
    const id = await readyCase(user);
    const officer = await app.newUser({ permissions: { can_view_audit: true } }, 'kim.oh');
    expect((await history(id, officer)).length).toBe(4);
    await user.delete(`/cases/${id}`).expect(200);
    expect((await history(id, officer))[0]!.sentence).toBe('deleted the case');
    const gone = (await officer.get(`/cases/${id}/history/5`).expect(200)).body as CaseMomentResponse;
    expect(gone).toMatchObject({ case: null, changes: 5 });
    const before = (await officer.get(`/cases/${id}/history/4`).expect(200)).body as CaseMomentResponse;
    expect(before.case!.items).toHaveLength(1);
    await officer.get(`/cases/${id}`).expect(404);
    await officer.get('/cases/999/history').expect(404);
    await user.get(`/cases/${id}/history/4`).expect(404);
  });

  test('of a deleted case is not shown any more', async () => {
    const id = await readyCase(user);
    await user.delete(`/cases/${id}`).expect(200);
    await user.get(`/cases/${id}/history`).expect(404);
    await user.get(`/cases/${id}/note-versions`).expect(404);
  });

  test('a look at it is recorded', async () => {
    const id = await readyCase(user);
    await history(id);
    await versions(id);
    const day = new Date().toISOString().slice(0, 10);
    const recorded = await app.engines.log.readStream(`access-${day}`, 0, 10_000);
    expect(recorded.slice(-2).map(({ data }) => [data['route'], data['object']])).toEqual([
      ['GET /cases/:id/history', `case-${id}`],
      ['GET /cases/:id/note-versions', `case-${id}`],
    ]);
  });
});
