import { isIP } from 'node:net';
import { StartError } from './kernel/start-error.ts';

/** Every setting, from the environment. All are optional; a bad value stops the start with one line. */
export interface Config {
  /** `PORT`: 0 lets the system choose. */
  readonly port: number;
  /** `HOST` */
  readonly host: string;
  /** `DATA_DIR`: the databases. */
  readonly dataDir: string;
  /** `SITE_KEY_FILE`: kept apart from the data. */
  readonly siteKeyFile: string;
  /** `ADMIN_USERNAME`: of the first admin. */
  readonly adminUsername: string;
  /** `ADMIN_PASSWORD`: null generates one at the first start. */
  readonly adminPassword: string | null;
  /** `EVENTSTORE_URL`: null: the embedded event log. */
  readonly eventstoreUrl: string | null;
  /** `MONGODB_URL`: null: the embedded read models and secrets. */
  readonly mongodbUrl: string | null;
  /** `SITE_NAME`: the letterhead; null leaves it out. */
  readonly siteName: string | null;
  /** `OLLAMA_URL` */
  readonly ollamaUrl: string;
  /** `OLLAMA_MODEL`: null: no model configured by the environment. */
  readonly ollamaModel: string | null;
  /** `TRUSTED_PROXIES`: addresses or networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** `SESSION_HOURS`: after so long a session ends. */
  readonly sessionHours: number;
  /** `LOG_LEVEL` */
  readonly logLevel: LogLevel;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** @throws StartError naming the variable and what is wanted. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: string) => env[name]?.trim() || null;
  const dataDir = text('DATA_DIR', './data');
  return {
    port: whole('PORT', text('PORT', '5002'), 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    dataDir,
    siteKeyFile: text('SITE_KEY_FILE', `${dataDir.replace(/[/\\]+$/, '')}-keys/site.key`),
    adminUsername: text('ADMIN_USERNAME', 'admin'),
    adminPassword: env['ADMIN_PASSWORD'] || null,
    eventstoreUrl: address('EVENTSTORE_URL', optional('EVENTSTORE_URL'), ['esdb:', 'esdb+discover:']),
    mongodbUrl: address('MONGODB_URL', optional('MONGODB_URL'), ['mongodb:', 'mongodb+srv:']),
    siteName: optional('SITE_NAME'),
    ollamaUrl: httpUrl('OLLAMA_URL', text('OLLAMA_URL', 'http://127.0.0.1:11434')),
    ollamaModel: optional('OLLAMA_MODEL'),
    trustedProxies: networks('TRUSTED_PROXIES', optional('TRUSTED_PROXIES') ?? ''),
    sessionHours: whole('SESSION_HOURS', text('SESSION_HOURS', '12'), 1, 24 * 30),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL', 'info'), logLevels),
  };
}

function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new StartError(`${name} must be a whole number from ${least} to ${most}, but is "${value}".`);
  }
  return number;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new StartError(`${name} must be one of ${allowed.join(', ')}, but is "${value}".`);
  return found;
}

/** Addresses, or networks such as 10.0.0.0/8, with commas between them. */
function networks(name: string, value: string): string[] {
  const listed = value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const wrong = listed.find((one) => !isNetwork(one));
  if (wrong !== undefined) {
    throw new StartError(`${name} must list addresses or networks such as 10.0.0.0/8, but has "${wrong}".`);
  }
  return listed;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The refusal does not repeat the address: it may hold a password. */
function address(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value !== null && !protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new StartError(`${name} must begin with ${protocols.map((one) => `${one}//`).join(' or ')}.`);
  }
  return value;
}

function httpUrl(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartError(`${name} must be an http or https address, but is "${value}".`);
  }
  return url.href.replace(/\/+$/, '');
}
