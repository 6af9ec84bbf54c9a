import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** A loopback line to a server, which can be cut, refuse and fall silent as networks do. */
export class Line {
  private readonly open = new Set<Socket>();
  private listener: Server | null = null;
  private silent = false;
  port = 0;

  constructor(private readonly to: number) {}

  /** Takes connections, always on the same port. */
  async restore(): Promise<void> {
    this.silent = false;
    const listener = createServer((near) => this.join(near));
    await new Promise<void>((resolve) => listener.listen(this.port, '127.0.0.1', resolve));
    this.port = (listener.address() as AddressInfo).port;
    this.listener = listener;
  }

  /** Cuts every connection; new ones are taken. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
  }

  /** Cuts every connection and refuses new ones. */
  async refuse(): Promise<void> {
    const listener = this.listener;
    this.listener = null;
    this.cut();
    if (listener) await new Promise((resolve) => listener.close(resolve));
  }

  /** From now on nothing passes, in either direction, and nothing is cut. */
  fallSilent(): void {
    this.silent = true;
    for (const socket of this.open) socket.pause();
  }

  private join(near: Socket): void {
    const far = connect(this.to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.setNoDelay();
      one.on('error', () => undefined);
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (this.silent) one.pause();
    }
  }
}
