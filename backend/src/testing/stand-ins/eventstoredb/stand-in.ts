import { setTimeout as pause } from 'node:timers/promises';
import {
  type KeyCertPair,
  type Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { type LoopbackProxy, loopbackProxy } from '../../loopback-proxy.ts';
import { appendMessage, proposedRecord, refusal } from './messages.ts';
import { type ReadCall, readPage, subscribe } from './reads.ts';
import { StoredRecords } from './stored-records.ts';

type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type Answer = (error: ServiceError | null, response?: streams.AppendResp) => void;
/** What happens to one append: cut or silent, before or after it was written; or late by milliseconds. */
export type AppendFault = 'cut before' | 'cut after' | 'silent before' | 'silent after' | number;

/**
 * A test fixture: speaks as much of EventStoreDB's protocol as the adapter uses, over real gRPC on a
 * loopback port, and fails when it is told to. Several may stand on the same records, as a cluster does.
 */
export class EventStoreDbStandIn {
  /** One for each of the next appends. */
  readonly faults: AppendFault[] = [];
  /** Who leads; this one refuses then what wants the leader. */
  leader: EventStoreDbStandIn | null = null;
  denied = false;
  /** Answers reads and takes no append, as where its disk is full. */
  full = false;
  /** Milliseconds until it tells who is in its cluster. */
  gossipDelay = 0;
  /** What it told of itself and others when it was asked for the members of its cluster. */
  members: EventStoreDbStandIn[] = [this];
  /** Events given to subscribers so far. */
  sent = 0;
  appends = 0;
  /** The place behind which each subscription began; -1: at the beginning. */
  readonly startedAfter: number[] = [];
  private readonly server = new Server();
  private proxy: LoopbackProxy | null = null;

  /** What the last read or append was authorized by. */
  authorization: string | null = null;

  readonly records: StoredRecords;
  private readonly certificate: KeyCertPair | null;

  /** `certificate`: it speaks TLS. */
  constructor(records = new StoredRecords(), certificate: KeyCertPair | null = null) {
    this.records = records;
    this.certificate = certificate;
    this.server.addService(streamsService.StreamsService, {
      read: (call: ReadCall) => this.read(call),
      append: (call: AppendCall, answer: Answer) => void this.append(call, answer),
    });
    this.server.addService(gossipService.GossipService, {
      read: (_: unknown, answer: (error: null, info: gossip.ClusterInfo) => void) =>
        setTimeout(() => answer(null, this.info()), this.gossipDelay),
    });
    this.server.addService(featuresService.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: (error: null, all: features.SupportedMethods) => void) =>
        answer(null, supportedMethods()),
    });
  }

  async start(): Promise<this> {
    const credentials = this.certificate
      ? ServerCredentials.createSsl(null, [this.certificate])
      : ServerCredentials.createInsecure();
    const port = await new Promise<number>((resolve, reject) =>
      this.server.bindAsync('127.0.0.1:0', credentials, (error, bound) =>
        error ? reject(error) : resolve(bound),
      ),
    );
    this.proxy = await loopbackProxy({ host: '127.0.0.1', port });
    return this;
  }

  async stop(): Promise<void> {
    this.server.forceShutdown();
    await this.line.close();
  }

  /** What lies between it and its clients, and may fail. */
  get line(): LoopbackProxy {
    return this.proxy!;
  }

  get host(): string {
    return `127.0.0.1:${this.line.port}`;
  }

  get url(): string {
    return `esdb://${this.host}?tls=false`;
  }

  private refused(metadata: Metadata): ServiceError | null {
    this.authorization = metadata.get('authorization')[0]?.toString() ?? null;
    if (this.denied) return refusal(status.PERMISSION_DENIED, 'access-denied');
    if (!this.leader || metadata.get('requires-leader')[0] !== 'true') return null;
    return refusal(status.NOT_FOUND, 'not-leader', {
      'leader-endpoint-host': '127.0.0.1',
      'leader-endpoint-port': String(this.leader.line.port),
    });
  }

  private read(call: ReadCall): void {
    const refused = this.refused(call.metadata);
    if (refused) return void call.emit('error', refused);
    const options = call.request.getOptions()!;
    const reading = options.hasSubscription()
      ? this.subscribe(call, options)
      : readPage(call, options, this.records);
    reading.catch((error: Error) => call.emit('error', error));
  }

  private subscribe(call: ReadCall, options: streams.ReadReq.Options): Promise<void> {
    this.startedAfter.push(Number(options.getAll()?.getPosition()?.getCommitPosition() ?? -1));
    return subscribe(call, options, this.records, () => (this.sent += 1));
  }

  private async append(call: AppendCall, answer: Answer): Promise<void> {
    const refused = this.refused(call.metadata);
    if (refused) return answer(refused);
    const messages: streams.AppendReq[] = [];
    try {
      for await (const message of call) messages.push(message as streams.AppendReq);
    } catch {
      return; // The connection was lost before the append was whole.
    }
    this.appends += 1;
    if (this.full) return answer(refusal(status.INTERNAL, 'disk-full'));
    const fault = this.faults.shift();
    if (fault === 'cut before') return this.line.cut();
    if (fault === 'silent before') return;
    if (typeof fault === 'number') await pause(fault);
    const response = this.write(messages);
    if (fault === 'cut after') return this.line.cut();
    if (fault !== 'silent after') answer(null, response);
  }

  private write(messages: readonly streams.AppendReq[]): streams.AppendResp {
    const options = messages[0]!.getOptions()!;
    const stream = Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString();
    if (options.hasAny() || options.hasStreamExists()) throw new Error('The adapter names a revision.');
    const expected = options.hasNoStream() ? -1 : Number(options.getRevision());
    const proposed = messages.slice(1).map((message) => proposedRecord(message.getProposedMessage()!));
    return appendMessage(this.records.append(stream, proposed, expected), expected);
  }

  private info(): gossip.ClusterInfo {
    const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
    const members = this.members.map((member) =>
      new gossip.MemberInfo()
        .setState(member.leader ? FOLLOWER : LEADER)
        .setIsAlive(true)
        .setTimeStamp('0')
        .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(member.line.port)),
    );
    return new gossip.ClusterInfo().setMembersList(members);
  }
}

/** As a real server: a client that batches its appends would begin to do so, and fail here. */
function supportedMethods(): features.SupportedMethods {
  const batchAppend = new features.SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend');
  const methods = new features.SupportedMethods().setEventStoreServerVersion('24.10.0');
  methods.addMethods(batchAppend);
  return methods;
}
