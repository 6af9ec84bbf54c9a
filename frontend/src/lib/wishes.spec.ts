import { http as answer, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../testing/answers.ts';
import { server } from '../testing/server.ts';
import { http, isUnanswered } from './http.ts';
import { onNotYetVisible } from './visible.ts';
import { hurry, looked, pace, unansweredState } from './wishes.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

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
