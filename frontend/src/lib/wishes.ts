import { isLost, saysNothingYet, unanswered } from './api-error.ts';

/** How long to wait before each further attempt, in ms. After the last a person is asked. */
export const pace = { again: [500, 1_000, 2_000, 4_000, 8_000] as readonly number[] };

/** `asking`: an answer was lost, and it is asked for again. `left`: nobody asks until a person does. */
export type UnansweredState = 'none' | 'asking' | 'left';

/** What a person wants: the same words on the same state are the same wish. */
export interface Wanted {
  readonly method: string;
  readonly path: string;
  /** All that is sent. */
  readonly words: unknown;
  /** The state it was wanted on, such as a revision; undefined: what is not known here. */
  readonly base?: unknown;
}

/** One change that a person wants, from the first attempt to its answer. */
interface Wish {
  readonly wanted: Wanted;
  readonly key: string;
  /** Whoever wants it keeps its key. */
  readonly kept: boolean;
  /** How many send it just now. */
  senders: number;
  /** Its thing has changed since: the same words are another wish, which takes its place. Until then it is still said that it may have been done. */
  past: boolean;
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
 * Sends a change until it is answered, under one key, so that it is done once. As long as what is wanted has no answer,
 * whoever sends the same again, by a second click or a button, sends it under the same key.
 * @throws what the server said, or `unanswered` where nobody said anything
 */
export async function fulfil<T>(
  wanted: Wanted,
  once: (key: string) => Promise<T>,
  options: Fulfilment = {},
): Promise<T> {
  const wish = wishFor(wanted, options.key);
  wish.senders += 1;
  try {
    const answer = await untilAnswered(wish, once, options);
    movedOn(wanted);
    return answer;
  } finally {
    wish.senders -= 1;
  }
}

async function untilAnswered<T>(
  wish: Wish,
  once: (key: string) => Promise<T>,
  { signal, quiet = false }: Fulfilment,
): Promise<T> {
  const waits = quiet ? [] : pace.again;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await once(wish.key);
      forget(wish);
      return answer;
    } catch (error) {
      wish.lost ||= isLost(error);
      // Who gave up wants nothing any more; and what was said was said.
      if (signal?.aborted || !wish.lost || !saysNothingYet(error)) {
        forget(wish);
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

const nameOf = ({ method, path, words, base }: Wanted): string =>
  JSON.stringify([method, path, words ?? null, base ?? null]);

function wishFor(wanted: Wanted, key: string | undefined): Wish {
  const name = nameOf(wanted);
  const known = wishes.get(name);
  if (known && !known.past) return known;
  const wish: Wish = {
    wanted,
    key: key ?? newRequestKey(),
    kept: key !== undefined,
    senders: 0,
    past: false,
    lost: false,
    state: 'none',
    hurry() {},
  };
  wishes.set(name, wish);
  return wish;
}

/** The thing that a path changes: `/cases/1` of `/cases/1/shares/7`. Null: a list, or what has no number. */
const thingOf = (path: string): string | null => /^.*?\/\d+(?=\/|$)/.exec(path)?.[0] ?? null;

/**
 * A change was answered, so its thing is another by now: whoever wants once more what nobody sends any more, and what was
 * wanted on what stood before, has another wish. What names its state says so by itself; and of a list only what is
 * taken from it counts, as what is added to it depends on nothing else there.
 */
function movedOn({ method, path }: Wanted): void {
  const thing = thingOf(path);
  const takenFrom = method === 'DELETE' ? [path, path.replace(/\/[^/]+$/, '')] : [];
  for (const wish of wishes.values()) {
    const { wanted, kept, senders } = wish;
    if (senders > 0 || kept || wanted.base !== undefined) continue;
    if (thing !== null && thingOf(wanted.path) === thing) wish.past = true;
    if (takenFrom.includes(wanted.path)) wish.past = true;
  }
}

function turn(wish: Wish, state: UnansweredState): void {
  wish.state = state;
  tell();
}

function forget(wish: Wish): void {
  const name = nameOf(wish.wanted);
  if (wishes.get(name) === wish) wishes.delete(name);
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
