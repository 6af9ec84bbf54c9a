import { connect, type Socket } from 'node:net';

/** A connection on which bytes are written as they stand. For tests only. */
export class RawConnection {
  private readonly socket: Socket;
  private got = '';
  private readonly ended: Promise<void>;

  constructor(url: string) {
    this.socket = connect(Number(new URL(url).port), '127.0.0.1');
    this.socket.on('data', (piece: Buffer) => void (this.got += piece.toString('latin1')));
    // A server that has closed may answer what is still written with a reset.
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  write(text: string): boolean {
    return this.socket.write(text);
  }

  /** The statuses of the first so many answers, in order; fewer where the server closes before. */
  async statuses(count: number): Promise<number[]> {
    const found = () => [...this.got.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    while (found().length < count && !this.socket.closed) {
      await new Promise<void>((resolve) => {
        this.socket.once('data', () => resolve());
        this.socket.once('close', () => resolve());
      });
    }
    return found();
  }

  /** All that was answered until the server closed. */
  async untilClosed(): Promise<string> {
    await this.ended;
    return this.got;
  }

  close(): void {
    this.socket.destroy();
  }
}
