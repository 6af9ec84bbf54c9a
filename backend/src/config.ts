import { isTimeZone } from '@vouchwell/rules';
import { isIP } from 'node:net';
import { siteHost } from './adapters/outbound/site-host.ts';
import { StartError } from './kernel/basics/start-error.ts';

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
  /** `PUBLIC_URL`: where others reach the page on which letters are checked; null: it stands on no letter. */
  readonly publicUrl: string | null;
  /** `SITE_NAME`: the letterhead's name until the screen Site sets one; null: none. */
  readonly siteName: string | null;
  /** `TZ`: the site's time zone until the screen Site sets one. IANA name; null: the machine's. */
  readonly timeZone: string | null;
  /** `OLLAMA_URL` */
  readonly ollamaUrl: string;
  /** `OLLAMA_MODEL`: null: no model configured by the environment. */
  readonly ollamaModel: string | null;
  /** `OLLAMA_EMBED_MODEL`: null: contents are ranked by their words alone. */
  readonly ollamaEmbedModel: string | null;
  /** `ALLOW_CLOUD_AI`: whether patient data may be sent to AI providers outside the site. */
  readonly allowCloudAi: boolean;
  /** `ALLOWED_AI_HOSTS`: `host`, `host:port` or origins that an AI setting may name, beside OLLAMA_URL's. */
  readonly allowedAiHosts: readonly string[];
  /** `AI_GENERATIONS`: so many notes are written at once, by everybody together. */
  readonly aiGenerations: number;
  /** `FIRST_CODES`: which diagnosis codes the first start loads, every official one or those usual for equipment. */
  readonly firstCodes: FirstCodes;
  /** `PERSON_PACE`: how many times the usual number of notes, files and searches one person may ask for in a minute. */
  readonly personPace: number;
  /** `TRUSTED_PROXIES`: addresses or networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** `SESSION_HOURS`: after so long a session ends. */
  readonly sessionHours: number;
  /** `METRICS_TOKEN`: reads GET /metrics from elsewhere; null: only this machine may. */
  readonly metricsToken: string | null;
  /** `LOG_LEVEL` */
  readonly logLevel: LogLevel;
}

const firstCodes = ['all', 'usual'] as const;
export type FirstCodes = (typeof firstCodes)[number];

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
    publicUrl: publicUrl('PUBLIC_URL', optional('PUBLIC_URL')),
    siteName: optional('SITE_NAME'),
    timeZone: timeZone('TZ', optional('TZ')),
    ollamaUrl: httpUrl('OLLAMA_URL', text('OLLAMA_URL', 'http://127.0.0.1:11434')),
    ollamaModel: optional('OLLAMA_MODEL'),
    // Set to nothing it switches embedding off; left out it takes the default.
    ollamaEmbedModel: (env['OLLAMA_EMBED_MODEL'] ?? 'nomic-embed-text').trim() || null,
    allowCloudAi: oneOf('ALLOW_CLOUD_AI', text('ALLOW_CLOUD_AI', 'false'), ['true', 'false']) === 'true',
    allowedAiHosts: hosts('ALLOWED_AI_HOSTS', optional('ALLOWED_AI_HOSTS') ?? ''),
    aiGenerations: whole('AI_GENERATIONS', text('AI_GENERATIONS', '2'), 1, 64),
    firstCodes: oneOf('FIRST_CODES', text('FIRST_CODES', 'all'), firstCodes),
    personPace: whole('PERSON_PACE', text('PERSON_PACE', '1'), 0, 1_000),
    trustedProxies: networks('TRUSTED_PROXIES', optional('TRUSTED_PROXIES') ?? ''),
    sessionHours: whole('SESSION_HOURS', text('SESSION_HOURS', '12'), 1, 24 * 30),
    metricsToken: token('METRICS_TOKEN', optional('METRICS_TOKEN')),
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

function timeZone(name: string, value: string | null): string | null {
  if (value !== null && !isTimeZone(value)) {
    throw new StartError(
      `${name} must be the name of a time zone such as America/Denver, but is "${value}".`,
    );
  }
  return value;
}

/** The refusal does not repeat the token. */
function token(name: string, value: string | null): string | null {
  if (value !== null && !/^[\x21-\x7e]{16,200}$/.test(value)) {
    throw new StartError(`${name} must be 16 to 200 letters, digits or signs without spaces.`);
  }
  return value;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new StartError(`${name} must be one of ${allowed.join(', ')}, but is "${value}".`);
  return found;
}

const listOf = (value: string) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The refusal does not repeat the entry: it may hold a password. */
function hosts(name: string, value: string): string[] {
  const listed = listOf(value);
  const wrong = listed.findIndex((one) => siteHost(one) === null);
  if (wrong >= 0) {
    throw new StartError(
      `${name} must list hosts such as models.site, 10.0.0.5:8080 or https://models.site, ` +
        `but entry ${wrong + 1} is none.`,
    );
  }
  return listed;
}

/** Addresses, or networks such as 10.0.0.0/8, with commas between them. */
function networks(name: string, value: string): string[] {
  const listed = listOf(value);
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

/** It is printed on letters, and a code is put behind it. */
function publicUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const address = httpUrl(name, value);
  if (!/^[^?#]{1,100}$/.test(address)) {
    throw new StartError(`${name} must be an address of at most 100 characters without ? and #.`);
  }
  return address;
}

function httpUrl(name: string, value: string): string {
  const url = URL.parse(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartError(`${name} must be an http or https address, but is "${value}".`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new StartError(`${name} must not hold a user name or password.`);
  }
  return url.href.replace(/\/+$/, '');
}
