import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** Stands between a client and a server on this machine, and does to their connections what networks do. */
export interface LoopbackProxy {
  readonly port: number;
  /** Ends every connection at once; new ones are taken. */
  cut(): void;
  /** Nothing passes any more, in either direction, on old and new connections; both ends see them open. */
  pause(): void;
  /** Ends every connection and refuses new ones. */
  refuse(): Promise<void>;
  /** Ends `pause` and `refuse`. */
  resume(): Promise<void>;
  /**
   * Ends every connection when the client sends this once more (its bytes read as Latin-1): `before` it reaches
   * the server or `after`, when only the answer is lost. `never`: the line stays open, and no answer comes.
   */
  cutAt(pattern: RegExp, when: 'before' | 'after' | 'never'): void;
  close(): Promise<void>;
}

interface Trap {
  readonly pattern: RegExp;
  readonly when: 'before' | 'after' | 'never';
}

export async function loopbackProxy(target: { host: string; port: number }): Promise<LoopbackProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let paused = false;
  let trap: Trap | null = null;
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ ...target, noDelay: true });
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('error', () => undefined); // its end is told by 'close'
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (paused) from.pause();
    }
    upstream.on('data', (piece) => client.write(piece));
    client.on('data', (piece) => {
      const sprung = trap?.pattern.test(piece.toString('latin1')) ? trap : null;
      if (sprung) trap = null;
      if (sprung?.when === 'before') return cut();
      if (sprung)
        upstream.removeAllListeners('data').on('data', sprung.when === 'after' ? cut : () => undefined);
      upstream.write(piece);
    });
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  const refuse = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      cut();
    });
  return {
    port,
    cut,
    pause: () => {
      paused = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    refuse,
    resume: async () => {
      paused = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
      if (!server.listening) await listen(server, port);
    },
    cutAt: (pattern, when) => {
      trap = { pattern, when };
    },
    close: () => (server.listening ? refuse() : Promise.resolve()),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve());
  });
}
