import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/http.ts';
import { SaveQueue } from './save-queue.ts';

interface Parts {
  items: string;
  provider: string;
}

/** A server that answers when it is told to. */
function setUp(pending: Partial<Parts> = {}) {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const kept: Partial<Parts>[] = [];
  const queue = new SaveQueue<Parts>(
    {
      send: (part, value) => {
        sent.push(`${part}=${value}`);
        return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }));
      },
      keep: (waiting) => kept.push(waiting),
    },
    pending,
  );
  return { queue, sent, answers, kept };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const unreachable = new ApiError(0, 'unreachable', 'The server cannot be reached.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving as one types', () => {
  it('waits for a pause and sends the latest value once', async () => {
    const { queue, sent } = setUp();
    for (const value of ['a', 'ab', 'abc']) queue.set('items', value);
    expect(queue.getSnapshot().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['items=abc']);
  });

  it('never sends two at once; what changed meanwhile goes next', async () => {
    const { queue, sent, answers } = setUp();
    queue.set('items', 'old');
    await vi.advanceTimersByTimeAsync(1_000);
    queue.set('items', 'new');
    queue.set('provider', 'p');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual(['items=old']);
    answers[0]?.resolve();
    await settle();
    expect(sent).toHaveLength(2);
    answers[1]?.resolve();
    await settle();
    answers[2]?.resolve();
    await settle();
    expect(sent.slice(1).sort()).toEqual(['items=new', 'provider=p']);
    expect(queue.getSnapshot()).toEqual({ state: 'saved', problem: null });
  });

  it('keeps what could not be sent, says so, and tries again by itself', async () => {
    const { queue, sent, answers, kept } = setUp();
    queue.set('items', 'typed');
    await vi.advanceTimersByTimeAsync(1_000);
    answers[0]?.reject(unreachable);
    await settle();
    expect(queue.getSnapshot()).toEqual({ state: 'unsaved', problem: 'The server cannot be reached.' });
    expect(kept.at(-1)).toEqual({ items: 'typed' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual(['items=typed', 'items=typed']);
    answers[1]?.resolve();
    await settle();
    expect(kept.at(-1)).toEqual({});
    expect(queue.getSnapshot().state).toBe('saved');
  });

  it('does not repeat what the server refused, and saves the rest', async () => {
    const { queue, sent, answers } = setUp();
    queue.set('items', 'bad');
    queue.set('provider', 'p');
    await vi.advanceTimersByTimeAsync(1_000);
    answers[0]?.reject(new ApiError(400, 'invalid', 'Item is required.'));
    await settle();
    answers[1]?.resolve();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual(['items=bad', 'provider=p']);
    expect(queue.getSnapshot()).toEqual({ state: 'unsaved', problem: 'Item is required.' });
  });

  it('goes on after a reload with what was waiting', async () => {
    const { queue, sent } = setUp({ items: 'from before' });
    queue.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['items=from before']);
  });
});
