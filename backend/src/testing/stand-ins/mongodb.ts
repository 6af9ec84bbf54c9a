import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { BSON, type Document } from 'mongodb';

const [HEADER, REPLY, QUERY, MESSAGE] = [16, 1, 2004, 2013];
const ANSWERED = { ok: 1 };
/** OutOfDiskSpace */
const FULL = { ok: 0, code: 14031, codeName: 'OutOfDiskSpace', errmsg: 'no space' };

/**
 * A test fixture: says in MongoDB's protocol that it is there and that writes are done, over a real socket, and refuses
 * them when it is told to. It keeps nothing.
 */
export class MongoStandIn {
  /** Answers everything but writes, as where its disk is full. */
  full = false;
  /** As a member that is no primary says of itself. */
  isWritablePrimary = true;
  /** The names of the writes that it was asked for. */
  readonly writes: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `mongodb://127.0.0.1:${port}/test?directConnection=true`;
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    let held = Buffer.alloc(0);
    socket.on('data', (piece) => {
      held = Buffer.concat([held, piece as Buffer]);
      while (held.length >= HEADER && held.length >= held.readInt32LE(0)) {
        const message = held.subarray(0, held.readInt32LE(0));
        held = held.subarray(message.length);
        socket.write(this.answer(message));
      }
    });
  }

  private answer(message: Buffer): Buffer {
    const [id, operation] = [message.readInt32LE(4), message.readInt32LE(12)];
    if (operation === MESSAGE) {
      const command = documentAt(message, HEADER + 5);
      return framed(id, MESSAGE, Buffer.alloc(5), this.done(command));
    }
    if (operation !== QUERY) throw new Error(`The stand-in knows no operation ${operation}.`);
    const name = message.indexOf(0, HEADER + 4);
    const told = Buffer.alloc(20);
    told.writeInt32LE(1, 16);
    return framed(id, REPLY, told, this.done(documentAt(message, name + 9)));
  }

  private done(command: Document): Document {
    const name = Object.keys(command)[0]!;
    if (['hello', 'ismaster', 'isMaster'].includes(name)) return this.hello();
    if (name === 'find') return { ...ANSWERED, cursor: { id: 0n, ns: 'test.any', firstBatch: [] } };
    if (!['insert', 'update', 'delete'].includes(name)) return ANSWERED;
    this.writes.push(name);
    return this.full ? FULL : { ...ANSWERED, n: 1, nModified: 1 };
  }

  private hello(): Document {
    const { isWritablePrimary } = this;
    const most = {
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
    };
    return {
      ...ANSWERED,
      ...most,
      isWritablePrimary,
      ismaster: isWritablePrimary,
      maxWireVersion: 21,
      minWireVersion: 0,
    };
  }
}

function documentAt(message: Buffer, at: number): Document {
  return BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)));
}

function framed(to: number, operation: number, head: Buffer, document: Document): Buffer {
  const body = Buffer.from(BSON.serialize(document));
  const header = Buffer.alloc(HEADER);
  header.writeInt32LE(HEADER + head.length + body.length, 0);
  header.writeInt32LE(to, 8);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, head, body]);
}
