import { Metadata, type ServiceError, type status } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendOutcome, ProposedRecord, StoredRecord } from './stored-records.ts';

const { AppendResp, ReadResp } = streams;

export type Response = InstanceType<typeof ReadResp>;

export function eventMessage(record: StoredRecord): Response {
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(record.stream)))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(String(record.position))
    .setPreparePosition(String(record.position))
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('content-type', record.contentType)
    .set('created', '17000000000000000');
  const event = new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(record.position));
  return new ReadResp().setEvent(event);
}

export function notFoundMessage(stream: string): Response {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  return new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier));
}

export function confirmationMessage(): Response {
  const confirmation = new ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  return new ReadResp().setConfirmation(confirmation);
}

/** `behind`: where the next record begins, or will begin; as servers do it, without the second number. */
export function checkpointMessage(behind: number): Response {
  const checkpoint = new ReadResp.Checkpoint().setCommitPosition(String(behind)).setPreparePosition('0');
  return new ReadResp().setCheckpoint(checkpoint);
}

export function caughtUpMessage(): Response {
  return new ReadResp().setCaughtUp(new ReadResp.CaughtUp());
}

export function appendMessage(outcome: AppendOutcome, expected: number): InstanceType<typeof AppendResp> {
  if ('wrong' in outcome) {
    const wrong = new AppendResp.WrongExpectedVersion();
    if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty());
    else wrong.setCurrentRevision(String(outcome.current));
    if (expected < 0) wrong.setExpectedNoStream(new shared.Empty());
    else wrong.setExpectedRevision(String(expected));
    return new AppendResp().setWrongExpectedVersion(wrong);
  }
  const place = String(outcome.position);
  const position = new AppendResp.Position().setCommitPosition(place).setPreparePosition(place);
  const success = new AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(position);
  return new AppendResp().setSuccess(success);
}

export function proposedRecord(
  message: InstanceType<typeof streams.AppendReq.ProposedMessage>,
): ProposedRecord {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()!.getString(),
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** An error as the server sends it: the reason stands in the trailing metadata. */
export function refusal(code: status, exception: string, more: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [name, value] of Object.entries({ exception, ...more })) metadata.set(name, value);
  return Object.assign(new Error(exception), { code, details: exception, metadata });
}
