import { http as answer, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../testing/answers.ts';
import { server } from '../testing/server.ts';
import { basedOn, http, isUnanswered } from './http.ts';
import { onNotYetVisible } from './visible.ts';
import { forgetWishes, hurry, looked, pace, unansweredState } from './wishes.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(forgetWishes);

const PATH = api('/cases/1/sign');
const said = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const sign = (body: object = { signature: 'Sam' }) =>
  http.post<{ signed: boolean }>('/cases/1/sign', { body });

/** Answers each attempt in turn, and remembers their keys. The last answer is that of all that follow. */
function attempts(...answers: (() => Response)[]): string[] {
  const keys: string[] = [];
  server.use(
    answer.post(PATH, ({ request }) => {
      keys.push(request.headers.get('idempotency-key') ?? '');
      return answers[Math.min(keys.length, answers.length) - 1]!();
    }),
  );
  return keys;
}
const cut = () => HttpResponse.error();
const done = () => HttpResponse.json({ signed: true });
const gateway = () => new HttpResponse('<html>', { status: 502 });

describe('a change whose answer is lost', () => {
  it.each([
    ['the line broke', cut],
    ['a proxy answered instead', gateway],
    ['the server cannot tell', () => refuse(503, 'It may have been saved.', 'outcome_unknown')],
  ])('is asked for again under its key: %s', async (_, lost) => {
    const keys = attempts(lost, () => refuse(503, 'Not now.', 'unavailable'), done);
    expect(await sign()).toEqual({ signed: true });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(unansweredState.get()).toBe('none');
  });

  it('is never told as a failure, and sent again by hand it keeps its key until it is answered', async () => {
    const keys = attempts(cut, cut, cut, done);
    expect(isUnanswered(await said(sign()))).toBe(true);
    expect(unansweredState.get()).toBe('left');
    looked();
    expect(unansweredState.get()).toBe('none');
    expect(await sign()).toEqual({ signed: true });
    expect(new Set(keys).size).toBe(1);
    await sign();
    expect(new Set(keys).size).toBe(2);
  });

  it('is another wish where its words are others', async () => {
    const keys = attempts(cut);
    await said(sign());
    await said(sign({ signature: 'Sam Lee' }));
    expect(new Set(keys).size).toBe(2);
  });

  it('can be hurried by a person', async () => {
    const before = pace.again;
    pace.again = [2 ** 30];
    const asking = new Promise<void>((resolve) => {
      const stop = unansweredState.subscribe(() => (stop(), resolve()));
    });
    attempts(cut, done);
    const signed = sign();
    await asking;
    expect(unansweredState.get()).toBe('asking');
    let answered = false;
    void signed.then(() => (answered = true));
    while (!answered) {
      hurry();
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(await signed).toEqual({ signed: true });
    pace.again = before;
  });

  it.each([
    ['the server fails', () => refuse(500, 'Something went wrong on the server.', 'internal')],
    ['a proxy fails', () => new HttpResponse('<html>', { status: 500 })],
  ])('is not told by what comes instead of it later: %s', async (_, fails) => {
    const keys = attempts(cut, fails, done);
    expect(await sign()).toEqual({ signed: true });
    expect(new Set(keys).size).toBe(1);
    attempts(cut, fails);
    expect(isUnanswered(await said(sign()))).toBe(true);
  });
});

describe('the same words, once more', () => {
  /** Whatever is sent, and under which key; whose answers are lost is named. */
  function heard(lost: readonly string[]) {
    const sent: { what: string; key: string }[] = [];
    server.use(
      answer.all(api('/*'), async ({ request }) => {
        const what = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
        sent.push({ what, key: request.headers.get('idempotency-key') ?? '' });
        return lost.includes(what) ? cut() : HttpResponse.json({ success: true });
      }),
    );
    return {
      answerAll: () => void (lost = []),
      keysOf: (what: string) => new Set(sent.filter((one) => one.what === what).map(({ key }) => key)).size,
    };
  }
  const share = (options: object = {}) => http.post('/cases/1/shares', { body: { user_id: 7 }, ...options });

  it('are another wish after another change of the same thing was answered', async () => {
    const { answerAll, keysOf } = heard(['POST /cases/1/shares']);
    await said(share());
    expect(unansweredState.get()).toBe('left');
    answerAll();
    await http.delete('/cases/1/shares/7');
    // That the first may have been done is said all the same.
    expect(unansweredState.get()).toBe('left');
    await share();
    expect(keysOf('POST /cases/1/shares')).toBe(2);
  });

  it('are the same wish after a change of something else', async () => {
    const { answerAll, keysOf } = heard(['POST /cases/1/shares']);
    await said(share());
    answerAll();
    await http.delete('/cases/11/shares/7');
    await http.post('/patients', { body: { first_name: 'Bo' } });
    await share();
    expect(keysOf('POST /cases/1/shares')).toBe(1);
  });

  it('are another wish on another state, whoever has changed it', async () => {
    const { answerAll, keysOf } = heard(['POST /cases/1/shares']);
    await said(share({ seen: 5 }));
    answerAll();
    await share({ seen: 6 });
    expect(keysOf('POST /cases/1/shares')).toBe(2);
  });

  it('are another wish each time where they are meant anew, and one until that has an answer', async () => {
    const print = () => http.post('/cases/1/printed', { body: { note_id: 5 }, anew: true });
    const { answerAll, keysOf } = heard(['POST /cases/1/printed']);
    await said(print());
    expect(keysOf('POST /cases/1/printed')).toBe(1);
    answerAll();
    await print();
    expect(keysOf('POST /cases/1/printed')).toBe(2);
  });

  it('keep the key of what names its state: the server compares it', async () => {
    const edit = () => http.put('/cases/1/provider', { body: { name: 'Jo' }, headers: basedOn(5) });
    const { answerAll, keysOf } = heard(['PUT /cases/1/provider']);
    await said(edit());
    answerAll();
    await http.delete('/cases/1/shares/7');
    await edit();
    expect(keysOf('PUT /cases/1/provider')).toBe(1);
  });

  it('are the same wish while something else is added to its list or edited there', async () => {
    const add = () => http.post('/rag/content', { body: { title: 'A' } });
    const { answerAll, keysOf } = heard(['POST /rag/content']);
    await said(add());
    answerAll();
    await http.post('/rag/content', { body: { title: 'B' } });
    const before = keysOf('POST /rag/content');
    await http.put('/rag/content/9', { body: {}, headers: basedOn(1) });
    await add();
    expect(keysOf('POST /rag/content')).toBe(before);
  });

  it('are another wish once something was taken from its list', async () => {
    const add = () => http.post('/rag/content', { body: { title: 'A' } });
    const { answerAll, keysOf } = heard(['POST /rag/content']);
    await said(add());
    answerAll();
    await http.delete('/rag/content/9', { headers: basedOn(1) });
    await add();
    expect(keysOf('POST /rag/content')).toBe(2);
  });
});

it('a refusal is an answer: said at once, and the next attempt is another wish', async () => {
  const keys = attempts(() => refuse(403, 'Wrong password.', 'wrong_password'));
  expect(await said(sign())).toMatchObject({ status: 403 });
  await said(sign());
  expect(new Set(keys).size).toBe(2);
});

it('two clicks on the same button are one wish', async () => {
  const keys = attempts(done);
  await Promise.all([sign(), sign()]);
  expect(new Set(keys).size).toBe(1);
});

it('hears that what was saved is not visible yet', async () => {
  const heard = vi.fn();
  const stop = onNotYetVisible(heard);
  attempts(() => HttpResponse.json({}, { headers: { 'Vouchwell-Visible': 'false' } }), done);
  await sign();
  await sign();
  stop();
  expect(heard).toHaveBeenCalledTimes(1);
});
