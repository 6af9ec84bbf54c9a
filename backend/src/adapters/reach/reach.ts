import { readFileSync } from 'node:fs';
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A server as a setting names it. */
export interface Destination {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** The file of the authority that its certificate must be signed by; null: those the system trusts. */
  readonly caFile: string | null;
}

const PATIENCE_MS = 2_000;

/**
 * Why a server cannot be spoken to, as one sentence for an operator; null where the way to it is open and its
 * certificate is in order. Only connects; sends nothing of ours.
 */
export async function whyUnreachable(destination: Destination): Promise<string | null> {
  const { host, port, tls, caFile } = destination;
  const at = `${host}:${port}`;
  const closed = await failureOf(() => connectPlain({ host, port }), 'connect');
  if (closed) return `${at} ${NETWORK[closed.code] ?? `cannot be connected to (${closed.code})`}.`;
  if (!tls) {
    const refusal = await failureOf(
      () => connectTls({ host, port, rejectUnauthorized: false }),
      'secureConnect',
    );
    return refusal ? null : `${at} speaks only TLS: set tls=true and tlsCAFile in the address.`;
  }
  let ca: Buffer | undefined;
  try {
    if (caFile !== null) ca = readFileSync(caFile);
  } catch (error) {
    return `The certificate file ${caFile} cannot be read (${(error as NodeJS.ErrnoException).code}).`;
  }
  const servername = /^[\d.]+$|:/.test(host) ? undefined : host;
  const trusted = { host, port, ALPNProtocols: ['h2'], ...(ca && { ca }), ...(servername && { servername }) };
  const refusal = await failureOf(() => connectTls(trusted), 'secureConnect');
  return refusal && certificateSentence(at, refusal, caFile);
}

const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses connections: is the server running, and is the port right',
  ENOTFOUND: 'has no address: is the name right',
  EAI_AGAIN: 'has no address: the name server does not answer',
  EHOSTUNREACH: 'cannot be reached: there is no way to that machine',
  ENETUNREACH: 'cannot be reached: there is no way to that network',
  ECONNRESET: 'ends every connection at once',
  SILENT: 'does not answer: is a firewall in between',
};

interface Failure {
  readonly code: string;
  readonly message: string;
}

function certificateSentence(at: string, { code, message }: Failure, caFile: string | null): string {
  const authority =
    caFile === null ? 'an authority this system knows: set tlsCAFile' : `the authority in ${caFile}`;
  switch (code) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `The certificate of ${at} is for another name (${namesIn(message)}): use a name that it has.`;
    case 'CERT_HAS_EXPIRED':
      return `The certificate of ${at} has expired.`;
    case 'CERT_NOT_YET_VALID':
      return `The certificate of ${at} is not valid yet: are both clocks right?`;
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
    case 'ERR_SSL_PACKET_LENGTH_TOO_LONG':
    case 'EPROTO':
    case 'ECONNRESET':
    case 'ENDED':
      return `${at} does not speak TLS, which the address asks for: turn TLS on there, or set tls=false in a closed network.`;
    case 'SILENT':
      return `${at} does not answer to TLS, which the address asks for: does it speak without?`;
    default:
      return /CERT|SIGN|ISSUER|VERIFY/.test(code)
        ? `The certificate of ${at} is not signed by ${authority}.`
        : `${at} refuses the TLS connection (${code}).`;
  }
}

/** Node's sentence ends with the certificate's names. */
const namesIn = (message: string) =>
  /altnames: (.*)$|CN: (.*)$/.exec(message)?.slice(1).find(Boolean) ?? 'unknown';

type Connection = ReturnType<typeof connectPlain> | ReturnType<typeof connectTls>;

/** Null where the connection stands. */
function failureOf(open: () => Connection, done: 'connect' | 'secureConnect'): Promise<Failure | null> {
  return new Promise((resolve) => {
    const connection = open();
    const end = (failure: Failure | null): void => {
      clearTimeout(timer);
      connection.destroy();
      resolve(failure);
    };
    const timer = setTimeout(() => end({ code: 'SILENT', message: '' }), PATIENCE_MS);
    connection.on('error', (error: NodeJS.ErrnoException) =>
      end({ code: error.code ?? error.name, message: error.message }),
    );
    connection.on('end', () => end({ code: 'ENDED', message: '' }));
    connection.once(done, () => end(null));
  });
}
