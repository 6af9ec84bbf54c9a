import { isLost, saysNothingYet, unanswered } from './api-error.ts';

/** How long to wait before each further attempt, in ms. After the last a person is asked. */
export const pace = { again: [500, 1_000, 2_000, 4_000, 8_000] as readonly number[] };

/** `asking`: an answer was lost, and it is asked for again. `left`: nobody asks until a person does. */
export type UnansweredState = 'none' | 'asking' | 'left';

/** One change that a person wants, from the first attempt to its answer. */
interface Wish {
  readonly key: string;
  /** An attempt got no answer: from here on it may have been done. */
  lost: boolean;
  state: UnansweredState;
  /** Ends the wait before the next attempt. */
  hurry: () => void;
}

export interface Fulfilment {
  signal?: AbortSignal;
  /** The key of a wish that is kept elsewhere, such as with a draft. */
  key?: string;
  /** Whoever sends it repeats it and tells of it: here it is sent once, under the same key each time. */
  quiet?: boolean;
}

const wishes = new Map<string, Wish>();
const listeners = new Set<() => void>();
let shown: UnansweredState = 'none';

/** Fresh for each thing a person means to change. Works without a secure context, unlike randomUUID. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Sends a change until it is answered, under one key, so that it is done once. `wanted` says what is wanted: as long
 * as that has no answer, whoever sends the same again, by a second click or a button, sends it under the same key.
 * @throws what the server said, or `unanswered` where nobody said anything
 */
export async function fulfil<T>(
  wanted: string,
  once: (key: string) => Promise<T>,
  { signal, key, quiet = false }: Fulfilment = {},
): Promise<T> {
  const wish = wishFor(wanted, key);
  const waits = quiet ? [] : pace.again;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await once(wish.key);
      forget(wanted, wish);
      return answer;
    } catch (error) {
      wish.lost ||= isLost(error);
      // Who gave up wants nothing any more; and what was said was said.
      if (signal?.aborted || !wish.lost || !saysNothingYet(error)) {
        forget(wanted, wish);
        throw error;
      }
    }
    const wait = waits[attempt];
    if (!quiet) turn(wish, wait === undefined ? 'left' : 'asking');
    if (wait === undefined) throw unanswered();
    await pause(wish, wait, signal);
  }
}

/** Asks now where an answer is waited for. */
export function hurry(): void {
  for (const wish of wishes.values()) wish.hurry();
}

/** A person has looked at what the server holds. The keys stay, for whoever sends the same once more. */
export function looked(): void {
  for (const wish of wishes.values()) if (wish.state === 'left') wish.state = 'none';
  tell();
}

/** Another person sits here. */
export function forgetWishes(): void {
  wishes.clear();
  tell();
}

/** Whether something has no answer. For useSyncExternalStore. */
export const unansweredState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): UnansweredState => shown,
};

function wishFor(wanted: string, key: string | undefined): Wish {
  const known = wishes.get(wanted);
  if (known) return known;
  const wish: Wish = { key: key ?? newRequestKey(), lost: false, state: 'none', hurry() {} };
  wishes.set(wanted, wish);
  return wish;
}

function turn(wish: Wish, state: UnansweredState): void {
  wish.state = state;
  tell();
}

function forget(wanted: string, wish: Wish): void {
  if (wishes.get(wanted) === wish) wishes.delete(wanted);
  tell();
}

function tell(): void {
  const states = [...wishes.values()].map(({ state }) => state);
  const next = states.includes('asking') ? 'asking' : states.includes('left') ? 'left' : 'none';
  if (next === shown) return;
  shown = next;
  for (const listener of listeners) listener();
}

function pause(wish: Wish, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wish.hurry = () => (clearTimeout(timer), resolve());
    signal?.addEventListener('abort', wish.hurry, { once: true });
  });
}
