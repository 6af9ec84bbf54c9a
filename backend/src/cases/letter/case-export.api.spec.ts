import type { SignedResponse } from '@vouchwell/contract';
import { ADMIN } from '../../testing/app.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const { app, admin, user, open, get, ready, sign, signedCase, generate, edit } = await caseDesk();
afterAll(() => app.close());

describe('exporting', () => {
  const txt = (id: number, agent = user) => agent.get(`/cases/${id}/export/txt`).buffer(true);
  const pdf = (id: number, agent = user) => agent.get(`/cases/${id}/export/pdf`).buffer(true);

  test('an unsigned letter is a draft; a signed one carries its hash', async () => {
    const id = await ready();
    const draft = await txt(id).expect(200);
    expect(draft.headers['content-type']).toContain('text/plain');
    expect(draft.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('medical-necessity-Ramírez.txt')}`,
    );
    expect(draft.headers['cache-control']).toBe('no-store');
    expect(draft.text).toContain('DRAFT');
    const { document_hash } = (await sign(id).expect(200)).body as SignedResponse;
    const final = await txt(id).expect(200);
    expect(final.text).toContain(document_hash);
    expect(final.text).not.toContain('DRAFT');
    expect(final.text).toContain('Sam Lee');
    expect((await txt(id).expect(200)).text).toBe(final.text);
  });

  test('a draft tells how much of its note is not confirmed', async () => {
    const id = await ready();
    const { note_id } = await generate(id);
    const told = async (note_text: string) => {
      await edit(id, note_id, note_text).expect(200);
      return /Draft – (not signed.*) \*\*\*/.exec((await txt(id).expect(200)).text)?.[1];
    };
    expect(await told('N39.41. Codes E11.66 and E11.67. [Add: date]')).toBe(
      'not signed, 3 statements not confirmed',
    );
    expect(await told('N39.41. Code E11.66.')).toBe('not signed, 1 statement not confirmed');
    expect(await told('N39.41.')).toBe('not signed');
  });

  test('as PDF, under the name of the specification', async () => {
    const id = await signedCase();
    const { body, headers } = await pdf(id).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`filename="medical-case-${id}.pdf"`);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('what was signed stays what is exported', async () => {
    const id = await signedCase();
    const before = (await txt(id).expect(200)).text;
    await user.post(`/cases/${id}/items`).send({ items: [] }).expect(409);
    await user.post(`/cases/${id}/complete`).send({}).expect(200);
    expect((await txt(id).expect(200)).text).toBe(before);
    expect((await txt(id, admin).expect(200)).text).toBe(before);
  });

  test('needs a note, and the right', async () => {
    const id = await open();
    expect(problem(await txt(id).expect(409)).error).toBe('Generate a note before you export the case.');
    const flagged = await app.newUser({ permissions: { can_export_cases: false } }, 'no.export');
    const theirs = await ready(flagged);
    for (const call of [
      txt(theirs, flagged),
      pdf(theirs, flagged),
      flagged.post(`/cases/${theirs}/printed`).send({}),
    ]) {
      expect(problem(await call.expect(403)).error).toBe('You do not have permission to export cases.');
    }
  });
});

describe('addresses', () => {
  test('each path answers bare and under /api', async () => {
    const id = await open();
    expect(await get(id)).toEqual((await user.get(`/api/cases/${id}`).expect(200)).body);
    await user.post(`/api/cases/${id}/items`).send({ items: [] }).expect(200);
    await app.anyone().post('/api/auth/login').send(ADMIN).expect(200);
    expect((await user.get('/api/nothing/here').expect(404)).body).toMatchObject({
      success: false,
      status: 404,
    });
    await user.get('/api').expect(404);
    await user.get('/apicases').expect(404);
  });

  test('a client gets JSON, also for a page’s address', async () => {
    for (const accept of ['application/json', '*/*', 'application/json, text/plain, */*']) {
      expect((await user.get('/cases').set('Accept', accept).expect(200)).type).toBe('application/json');
    }
    // Under /api the Accept header of a browser changes nothing.
    expect((await user.get('/api/cases').set('Accept', 'text/html').expect(200)).type).toBe(
      'application/json',
    );
  });
});
