import { once } from 'node:events';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  type Response,
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  notFoundMessage,
} from './messages.ts';
import type { StoredRecord, StoredRecords } from './stored-records.ts';

export type ReadCall = ServerWritableStream<streams.ReadReq, Response>;
type Options = streams.ReadReq.Options;

const BACKWARDS = 1;
/** Far more often than a server sends them: what depends on them must hold at any event. */
const CHECKPOINT_EVERY = 7;

/** A page of one stream or of $all, in either direction; beginning with the place that is named. */
export async function readPage(call: ReadCall, options: Options, records: StoredRecords): Promise<void> {
  const name = streamName(options);
  const source = name === null ? records.all : records.stream(name);
  if (source.length === 0 && name !== null) {
    call.write(notFoundMessage(name));
    return void call.end();
  }
  const from = startOf(options, source);
  const count = Number(options.getCount());
  const page =
    options.getReadDirection() === BACKWARDS
      ? source
          .slice(0, from + 1)
          .reverse()
          .slice(0, count)
      : source.slice(from, from + count);
  for (const record of page) await send(call, eventMessage(record));
  call.end();
}

/** $all after the place that is named, and on; ends with the call. `sent` hears of every event. */
export async function subscribe(
  call: ReadCall,
  options: Options,
  records: StoredRecords,
  sent: () => void,
): Promise<void> {
  const ended = new AbortController();
  for (const end of ['cancelled', 'close', 'error']) call.on(end, () => ended.abort());
  const wanted = filterOf(options);
  let next = indexAfter(options, records);
  await send(call, confirmationMessage());
  while (!ended.signal.aborted) {
    for (; next < records.all.length && !ended.signal.aborted; next += 1) {
      const record = records.all[next]!;
      if (wanted(record)) {
        await send(call, eventMessage(record), ended.signal);
        sent();
      }
      const behind = records.all[next + 1]?.position ?? records.end;
      if (next % CHECKPOINT_EVERY === 0) await send(call, checkpointMessage(behind), ended.signal);
    }
    await send(call, caughtUpMessage(), ended.signal);
    if (next === records.all.length) await records.next(ended.signal);
  }
  call.end();
}

/** Subscriptions leave the place out that they name. The second number decides where the first is the same. */
function indexAfter(options: Options, records: StoredRecords): number {
  const after = options.getAll()?.getPosition();
  if (!after) return 0;
  const [commit, prepare] = [Number(after.getCommitPosition()), Number(after.getPreparePosition())];
  const found = records.all.findIndex(
    ({ position }) => position > commit || (position === commit && position > prepare),
  );
  return found < 0 ? records.all.length : found;
}

function streamName(options: Options): string | null {
  const identifier = options.getStream()?.getStreamIdentifier();
  return identifier ? Buffer.from(identifier.getStreamName_asU8()).toString() : null;
}

/** The index of the first record that a page holds. */
function startOf(options: Options, source: readonly StoredRecord[]): number {
  const [stream, all] = [options.getStream(), options.getAll()];
  if ((stream ?? all)?.hasEnd()) return source.length - 1;
  if (stream?.hasRevision()) return Number(stream.getRevision());
  const place = all?.getPosition();
  if (!place) return 0;
  const found = source.findIndex(({ position }) => position >= Number(place.getCommitPosition()));
  return found < 0 ? source.length : found;
}

function filterOf(options: Options): (record: StoredRecord) => boolean {
  const expression = options.getFilter()?.getEventType();
  const pattern = new RegExp(expression?.getRegex() ?? '');
  return ({ type }) => pattern.test(type);
}

/** Waits where the connection takes no more. */
async function send(call: ReadCall, message: Response, signal?: AbortSignal): Promise<void> {
  if (call.destroyed || call.cancelled) return;
  if (!call.write(message)) await once(call, 'drain', { signal }).catch(() => undefined);
}
