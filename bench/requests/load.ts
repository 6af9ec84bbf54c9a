import { connect, type Socket } from 'node:net';

/** One request, made anew for each call, so that bodies may differ. */
export type Ask = (call: number) => {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers: Readonly<Record<string, string>>;
};

export interface Reached {
  readonly calls: number;
  /** Calls a second. */
  readonly rate: number;
}

/** What `clients` connections, each with one request at a time, get answered within `ms`. */
export async function rate(url: string, ask: Ask, clients: number, ms: number): Promise<Reached> {
  const { hostname, port } = new URL(url);
  const lines = await Promise.all(Array.from({ length: clients }, () => open(Number(port), hostname)));
  const begun = performance.now();
  const counts = await Promise.all(lines.map((line) => callUntil(line, ask, begun + ms)));
  const seconds = (performance.now() - begun) / 1000;
  for (const line of lines) line.destroy();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return { calls: all, rate: all / seconds };
}

function open(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const line = connect({ port, host, noDelay: true }, () => resolve(line));
    line.once('error', reject);
  });
}

let calls = 0;

/** Reads no more of an answer than how long it is: the client must cost less than what it measures. */
function callUntil(line: Socket, ask: Ask, end: number): Promise<number> {
  let answered = 0;
  let wanted = -1;
  let text = '';
  const send = () => {
    const { method, path, body, headers } = ask(++calls);
    const payload = body === undefined ? '' : JSON.stringify(body);
    const all = {
      host: 'bench',
      ...headers,
      ...(body && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(payload)),
      }),
    };
    const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    line.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${payload}`);
  };
  return new Promise((resolve, reject) => {
    line.once('error', reject);
    line.once('close', () => reject(new Error('The server closed a connection.')));
    line.on('data', (piece) => {
      text += piece.toString('latin1');
      if (wanted < 0) {
        const head = text.indexOf('\r\n\r\n');
        if (head < 0) return;
        const status = Number(text.slice(9, 12));
        if (status >= 300) return reject(new Error(`${status}: ${text.slice(0, 2000)}`));
        wanted = head + 4 + Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
      }
      if (text.length < wanted) return;
      [text, wanted] = ['', -1];
      answered += 1;
      if (performance.now() < end) send();
      else resolve(answered);
    });
    send();
  });
}
