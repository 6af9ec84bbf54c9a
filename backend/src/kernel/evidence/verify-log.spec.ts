import type { LoggedEvent } from './event-line.ts';
import type { Finding } from './finding.ts';
import { Leaves } from './leaves.ts';
import { checkpointOf, checkpointsOf, newEvent, rewritten, seeded, someLog } from './logs.fixture.ts';
import { LogVerifier, type Witnesses } from './verify-log.ts';
import { eventHash } from '../log/event-hash.ts';

function verify(events: readonly LoggedEvent[], witnesses: Witnesses) {
  const verifier = new LogVerifier(witnesses);
  for (const event of events) verifier.add(event);
  return verifier.result();
}

const log = someLog(60, seeded(7));
const checkpoints = checkpointsOf(log, 10);
const kept = Leaves.of(log.map((event) => Buffer.from(eventHash(event), 'hex')));
/** The place of the third event of a stream, of which others follow. */
const third = log.findIndex(({ revision }) => revision === 2);
/** The last event of a stream, before the log's last. */
const ending = log.findIndex(
  ({ stream, revision }, n) =>
    n < log.length - 12 && !log.some((other) => other.stream === stream && other.revision > revision),
);
const inserted = (stream: string, revision: number): LoggedEvent => ({
  ...newEvent(stream, 5),
  stream,
  revision,
});

/** The same events with each stream's revisions counted anew, and new hashes where that is needed: none. */
function recounted(events: readonly LoggedEvent[]): LoggedEvent[] {
  const next = new Map<string, number>();
  return events.map((event) => {
    const revision = next.get(event.stream) ?? 0;
    next.set(event.stream, revision + 1);
    return { ...event, revision };
  });
}

test('a log that is what was recorded has no findings, and the newest checkpoint covers it', () => {
  expect(verify(log, { checkpoints, own: checkpointOf(log), reached: 60, kept })).toMatchObject({
    events: 60,
    covered: 60,
    findings: [],
  });
  const more = [...log, inserted('case-9', 0)];
  expect(verify(more, { checkpoints, own: checkpointOf(more), reached: 61 })).toMatchObject({
    covered: 60,
    findings: [],
  });
  expect(verify([], { checkpoints: [] })).toMatchObject({ events: 0, covered: 0, findings: [] });
});

interface Example {
  readonly name: string;
  readonly tampered: readonly LoggedEvent[];
  readonly found: Partial<Finding>;
  readonly witnesses?: Partial<Witnesses>;
}
const at = third + 1;
const stretch = (place: number) => ({
  event: Math.floor((place - 1) / 10) * 10 + 1,
  upTo: Math.ceil(place / 10) * 10,
});
const cut = log.slice(0, 35);
const goneOn = [...cut, ...someLog(25, seeded(8), 'later')];
const turn = { ...newEvent('log', 1), type: 'LogRestored', stream: 'log', revision: 0 };
const putBack = [...cut, rewritten(turn, { events: 35 }), ...someLog(24, seeded(9), 'later')];
const examples: Example[] = [
  {
    name: 'altered: other facts under the old hash',
    tampered: log.with(third, { ...log[third]!, data: { forged: true } }),
    found: { kind: 'altered', event: at },
  },
  {
    name: 'altered: another hash over the old facts',
    tampered: log.with(third, {
      ...log[third]!,
      metadata: { ...log[third]!.metadata, hash: 'a'.repeat(64) },
    }),
    found: { kind: 'altered', event: at },
  },
  {
    name: 'altered: who did it',
    tampered: log.with(third, { ...log[third]!, metadata: { ...log[third]!.metadata, subject: 99 } }),
    found: { kind: 'altered', event: at },
  },
  {
    name: 'altered: a hash that is gone',
    tampered: log.with(third, { ...log[third]!, metadata: { at: '2026', hash: 'none' } }),
    found: { kind: 'altered', event: at },
  },
  {
    name: 'deleted, from the middle of a stream',
    tampered: log.toSpliced(third, 1),
    found: { kind: 'deleted', ...stretch(at) },
  },
  {
    name: 'deleted and counted anew, by leaves kept elsewhere',
    tampered: recounted(log.toSpliced(third, 1)),
    witnesses: { kept },
    found: { kind: 'deleted', event: at },
  },
  {
    name: 'deleted from the end of its stream, by leaves kept elsewhere',
    tampered: log.toSpliced(ending, 1),
    witnesses: { kept },
    found: { kind: 'deleted', event: ending + 1 },
  },
  {
    name: 'inserted beside another of its revision',
    tampered: log.toSpliced(at, 0, inserted(log[third]!.stream, 2)),
    found: { kind: 'inserted', event: at + 1 },
  },
  {
    name: 'inserted as a stream of its own',
    tampered: log.toSpliced(at, 0, inserted('case-new', 0)),
    found: { kind: 'inserted', event: at + 1 },
  },
  {
    name: 'swapped within a stream',
    tampered: (() => {
      const other = log.findIndex(({ stream, revision }) => stream === log[third]!.stream && revision === 3);
      return log.with(third, log[other]!).with(other, log[third]!);
    })(),
    found: { kind: 'swapped', event: at },
  },
  {
    name: 'swapped between streams, so that every revision is right',
    tampered: (() => {
      const first = log.findIndex(({ stream }, n) => n % 10 < 9 && stream !== log[n + 1]!.stream);
      return log.with(first, log[first + 1]!).with(first + 1, log[first]!);
    })(),
    found: {
      kind: 'swapped',
      event: log.findIndex(({ stream }, n) => n % 10 < 9 && stream !== log[n + 1]!.stream) + 1,
    },
  },
  {
    name: 'rewritten together with its hash',
    tampered: log.with(third, rewritten(log[third]!)),
    found: { kind: 'rehashed', ...stretch(at) },
  },
  {
    name: 'rewritten together with its hash, by leaves kept elsewhere',
    tampered: log.with(third, rewritten(log[third]!)),
    witnesses: { kept },
    found: { kind: 'rehashed', event: at },
  },
  { name: 'cut off', tampered: cut, found: { kind: 'truncated', event: 36 } },
  {
    name: 'cut off, of a file that knows how far it had come',
    tampered: cut,
    witnesses: { reached: 60 },
    found: { kind: 'truncated', event: 36 },
  },
  {
    name: 'cut off behind the newest checkpoint that was kept, by the one that it ends with',
    tampered: cut,
    witnesses: { checkpoints: checkpoints.slice(0, 3), own: checkpointOf(log) },
    found: { kind: 'truncated', event: 36 },
  },
  {
    name: 'an older copy with its own checkpoint',
    tampered: cut,
    witnesses: { own: checkpointOf(cut) },
    found: { kind: 'older', event: 36 },
  },
  { name: 'an older file', tampered: cut, witnesses: { reached: 35 }, found: { kind: 'older', event: 36 } },
  {
    name: 'put back from an older copy, and gone on',
    tampered: putBack,
    found: { kind: 'older', event: 31, upTo: 40 },
  },
  {
    name: 'forked: another history that the key has signed too',
    tampered: goneOn,
    witnesses: { own: checkpointOf(goneOn) },
    found: { kind: 'forked', event: 31, upTo: 40 },
  },
  {
    name: 'forked, by leaves kept elsewhere',
    tampered: goneOn,
    witnesses: { kept },
    found: { kind: 'forked', event: 36 },
  },
  {
    name: 'a revision beyond all counting',
    tampered: log.with(third, { ...log[third]!, revision: 2 ** 53 - 1 }),
    found: { kind: 'altered', event: at },
  },
];

test.each(examples)('$name', ({ tampered, witnesses = {}, found }) => {
  const [first] = verify(tampered, { checkpoints, ...witnesses }).findings;
  expect(first).toMatchObject(found);
});

test('what stands in an event’s place and is none is named, and what lies behind it is judged alike', () => {
  const verifier = new LogVerifier({ checkpoints });
  log.forEach((event, n) =>
    n === third ? verifier.addUnreadable('A line must be an event.') : verifier.add(event),
  );
  expect(verifier.result().findings[0]).toMatchObject({ kind: 'unreadable', event: at });
});

test('without any checkpoint a gap in the numbers of the file is found, and a rewritten event is not', () => {
  const verifier = new LogVerifier({ checkpoints: [] });
  log.toSpliced(ending, 1).forEach((event, n) => verifier.add(event, n < ending ? n + 1 : n + 2));
  expect(verifier.result().findings).toMatchObject([{ kind: 'deleted', event: ending + 1 }]);
  expect(verify(log.with(third, rewritten(log[third]!)), { checkpoints: [] }).findings).toEqual([]);
});

test('an event taken out makes the log shorter, and is no cut-off end as well', () => {
  const shorter = log.toSpliced(third, 1);
  const whole = [checkpointOf(log)];
  // It is noticed at the next event of its stream.
  const noticed = shorter.findIndex(({ stream }, n) => n >= third && stream === log[third]!.stream);
  const deleted = { kind: 'deleted', event: noticed + 1 };
  expect(verify(shorter, { checkpoints: whole }).findings).toMatchObject([deleted]);
  expect(verify(shorter.slice(0, -2), { checkpoints: whole }).findings).toMatchObject([
    deleted,
    { kind: 'truncated', event: 58, sentence: '2 events behind event 57 are missing: the log was cut off.' },
  ]);
  const verifier = new LogVerifier({ checkpoints: whole });
  shorter.forEach((event, n) => verifier.add(event, n < third ? n + 1 : n + 2));
  expect(verifier.result().findings.map(({ kind }) => kind)).toEqual(['deleted', 'deleted']);
});

test('two things done to one log are both told, in its order', () => {
  const tampered = log.with(50, { ...log[50]!, data: {} }).with(12, rewritten(log[12]!));
  expect(verify(tampered, { checkpoints }).findings.map(({ kind, event }) => [kind, event])).toEqual([
    ['rehashed', 11],
    ['altered', 51],
  ]);
});

test('what is found tells nothing of what events hold', () => {
  for (const { tampered, witnesses = {} } of examples)
    expect(JSON.stringify(verify(tampered, { checkpoints, ...witnesses }))).not.toMatch(
      /facts|ZmFjdHM|forged/,
    );
});
