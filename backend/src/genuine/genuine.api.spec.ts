import { createHash } from 'node:crypto';
import type { GenuineResponse, ProblemResponse, SignedResponse } from '@vouchwell/contract';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openCheckpoint } from '../kernel/evidence/checkpoint.ts';
import { parseVkey } from '../kernel/evidence/note-keys.ts';
import { Checkpoints } from '../kernel/proving/checkpoints.ts';
import { startApp, USER } from '../testing/app.ts';
import { caseDesk } from '../testing/case-desk.ts';
import { confirmed } from '../testing/confirmed.ts';
import { until } from '../testing/until.ts';

const { app, user, ready, sign, signedCase } = await caseDesk({
  env: { PUBLIC_URL: 'https://notes.larkspur.example/' },
});
afterAll(() => app.close());

const CODE_OF_NONE = '0000-0000-0000-0000';
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
/** Once everything that has left is known: until then who asks is told to wait. */
const asked = async (path: string) => {
  await app.caughtUp();
  return (await app.anyone().get(`/verify/${path}`).expect(200)).body as GenuineResponse;
};
const byFile = (bytes: Buffer | string) => asked(`file?sha256=${sha256(bytes)}`);
const byCode = (code: string) => asked(`code?code=${encodeURIComponent(code)}`);
const pdf = async (id: number) =>
  (await user.get(`/cases/${id}/export/pdf`).buffer(true).expect(200)).body as Buffer;
const txt = async (id: number) => (await user.get(`/cases/${id}/export/txt`).buffer(true).expect(200)).text;
const codeOf = (text: string) => /Code (\S+) · check it at (\S+)/.exec(text)!;

async function words(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

test('a file that left is genuine, by its bytes, and tells when it was signed and nothing more', async () => {
  const id = await ready();
  const { signed_at } = (await sign(id).expect(200)).body as SignedResponse;
  const [file, text] = [await pdf(id), await txt(id)];
  for (const one of [file, text]) {
    const { genuine, ...more } = await byFile(one);
    expect([genuine, more]).toEqual([true, { signed_at, time_zone: expect.any(String) as string }]);
  }
  const altered = Buffer.from(file);
  altered[file.length >> 1]! ^= 1;
  expect(await byFile(altered)).toEqual({ genuine: false });
  expect(await byFile(`${text} `)).toEqual({ genuine: false });
});

test('the code of a letter is the same on each of its forms, however it is typed, and on no other letter', async () => {
  const [id, other] = [await signedCase(), await signedCase()];
  const [, code = '', address] = codeOf(await words(await pdf(id)));
  expect(address).toBe('https://notes.larkspur.example/verify');
  const shown = await user.get(`/cases/${id}/letter`).buffer(true).expect(200);
  for (const form of [await txt(id), await words(shown.body as Buffer), await words(await pdf(id))])
    expect(codeOf(form)[1]).toBe(code);
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), `  ${code.replaceAll('-', '')}`])
    expect((await byCode(typed)).genuine).toBe(true);
  const [, another = ''] = codeOf(await txt(other));
  expect(another).not.toBe(code);
  const last = code.endsWith('7') ? '8' : '7';
  for (const wrong of [code.slice(0, -1) + last, code.slice(0, -1), 'nothing', '0000-0000-0000-0000'])
    expect(await byCode(wrong)).toEqual({ genuine: false });
});

test('a letter with an addendum has a code of its own, and the one from before it stays genuine', async () => {
  const id = await signedCase();
  const before = codeOf(await txt(id))[1]!;
  const added = await confirmed((more) =>
    user
      .post(`/cases/${id}/addenda`)
      .send({ text: 'The briefs are for the night.', password: USER.password, ...more }),
  );
  expect(added.status).toBe(200);
  const after = codeOf(await txt(id))[1]!;
  expect(after).not.toBe(before);
  for (const code of [before, after]) expect((await byCode(code)).genuine).toBe(true);
});

test('an exported PDF carries a checkpoint of the log, its signature included, that the site has signed', async () => {
  const id = await signedCase();
  let found: RegExpExecArray | null = null;
  await until(
    async () => (found = /Checkpoint (\S+) (\d+)\nRoot (\S+)/.exec(await words(await pdf(id)))) !== null,
  );
  const [, origin, size, root] = found!;
  const checkpoints = app.nest.get(Checkpoints);
  const { note } = (await checkpoints.at(Number(size)))!;
  const opened = openCheckpoint(note, (await checkpoints.keys()).map(parseVkey));
  expect([opened.origin, opened.root.toString('base64')]).toEqual([origin, root]);
  const covered = (await app.engines.log.readAll(null, 10_000)).slice(0, Number(size));
  expect(covered.some(({ stream, type }) => stream === `case-${id}` && type === 'CaseSigned')).toBe(true);
});

test('a draft has no code, and no file of it is genuine', async () => {
  const id = await ready();
  const [file, text] = [await pdf(id), await txt(id)];
  expect(await words(file)).not.toMatch(/Code|Checkpoint|verify/);
  expect(text).not.toMatch(/Code|Checkpoint|verify/);
  for (const one of [file, text]) expect(await byFile(one)).toEqual({ genuine: false });
});

test('neither the log nor the read models give a code away', async () => {
  const id = await signedCase();
  const code = codeOf(await txt(id))[1]!;
  const log = JSON.stringify(await app.engines.log.readAll(null, 10_000));
  const models = JSON.stringify(await app.engines.models.find('document_codes', {}));
  expect(models).toContain('signed_at');
  for (const kept of [log, models]) {
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(code.replaceAll('-', ''));
  }
});

test.each([
  ['code', 'code must be'],
  ['code?code=', 'code must be'],
  [`code?code=${'7'.repeat(61)}`, 'at most 60'],
  ['code?code=a&code=b', 'code'],
  ['code?code[$ne]=a', 'code'],
  ['file', 'sha256 must be'],
  ['file?sha256=abc', 'sha256 must be'],
  [`file?sha256=${'g'.repeat(64)}`, 'sha256 must be'],
])('%s is refused', async (path, reason) => {
  const { body } = await app.anyone().get(`/verify/${path}`).expect(400);
  expect((body as { message: string }).message).toContain(reason);
});

test('one address asks so often a minute, and is then told to wait', async () => {
  const ask = (n: number) => app.anyone().get(`/verify/file?sha256=${sha256(`${n}`)}`);
  expect((await ask(0)).headers['x-ratelimit-limit']).toBe('60');
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => ask(n)));
    return answers.some(({ status }) => status === 429);
  });
});

test('many addresses together ask so often a minute, and a handful of them do not crowd out the others', async () => {
  const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
  const busy = await startApp({ clock, env: { PERSON_PACE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
  const ask = (from: string) =>
    busy
      .anyone()
      .get(`/verify/file?sha256=${sha256(from)}`)
      .set('X-Forwarded-For', from);
  // Five that ask for all they can get.
  for (let n = 0; n < 60; n++) await Promise.all(Array.from({ length: 5 }, (_, one) => ask(`10.0.0.${one}`)));
  let others = 0;
  const next = () => ask(`10.1.${others >> 8}.${others & 255}`);
  // More than all of them together may ask.
  while (others < 1_000 && (await next()).status === 200) others++;
  expect(others).toBeGreaterThan(100);
  const { body, headers } = await ask('10.2.0.1').expect(429);
  expect(headers['retry-after']).toBe('60');
  expect((body as ProblemResponse).message).toContain('Too many documents are being checked');
  await busy.close();
});

test('the addresses of one IPv6 network ask as one', async () => {
  const busy = await startApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const ask = async (from: string) =>
    (await busy.anyone().get(`/verify/code?code=${CODE_OF_NONE}`).set('X-Forwarded-For', from)).status;
  await until(async () => {
    const within = Array.from({ length: 70 }, (_, n) => ask(`2001:db8:1:2::${n.toString(16)}`));
    return (await Promise.all(within)).includes(429);
  });
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  await busy.close();
});
