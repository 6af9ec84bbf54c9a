import { isMetadata } from './addresses.ts';
import { OutboundError } from './outbound-error.ts';
import { portOf, type SiteHost, siteHost, writtenHost } from './site-host.ts';

/** What the operator's configuration lets this program call. */
export interface OutboundRules {
  readonly ollamaUrl: string;
  readonly allowedAiHosts: readonly string[];
  readonly allowCloudAi: boolean;
}

export const cloudVendors = ['openai', 'anthropic', 'google', 'azure'] as const;
export type CloudVendor = (typeof cloudVendors)[number];

export interface Destination {
  readonly url: URL;
  /** A cloud vendor's own host, which must lie on the internet; or one that the operator names. */
  readonly kind: 'cloud' | 'site';
}

export const CLOUD_IS_OFF =
  'This site keeps patient data on its own network: cloud AI providers are switched off. ' +
  'The operator can allow them with ALLOW_CLOUD_AI.';

/** The vendors' own hosts; Azure's is one per customer. */
const vendorHosts: Record<CloudVendor, RegExp> = {
  openai: /^api\.openai\.com$/,
  anthropic: /^api\.anthropic\.com$/,
  google: /^generativelanguage\.googleapis\.com$/,
  azure: /^[a-z0-9][a-z0-9-]*\.openai\.azure\.com$/,
};

/**
 * Where an address leads, if this program may call it. Pure: nothing is resolved or sent. What the host's
 * name stands for is judged when it is called (guarded-fetch.ts).
 * @param vendor whose cloud host may be meant; another vendor's is refused, as the key is not its own.
 * @throws OutboundError refused
 */
export function destination(rules: OutboundRules, address: string | URL, vendor?: CloudVendor): Destination {
  const text = typeof address === 'string' ? address : address.href;
  const url = readable(text);
  const cloud = cloudVendors.find((one) => vendorHosts[one].test(url.hostname));
  if (cloud !== undefined) return cloudDestination(rules, url, cloud === vendor);
  const named = siteHosts(rules).filter((host) => covers(host, url));
  if (named.length === 0) throw refused(notAllowed);
  if (isMetadata(url.hostname.replace(/^\[|\]$/g, ''))) throw refused(metadataAddress);
  const written = writtenHost(text);
  if (written !== url.hostname && !named.some((host) => host.written === written)) throw refused(oddHost);
  return { url, kind: 'site' };
}

function readable(text: string): URL {
  // A URL parser drops tabs and line ends and turns backslashes, so that two readers see two addresses.
  const url = /[\s\\\p{Cc}]/u.test(text) ? null : URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    throw refused('The endpoint must be an http or https address.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused('The endpoint must not hold a user name or password.');
  }
  return url;
}

function cloudDestination({ allowCloudAi }: OutboundRules, url: URL, own: boolean): Destination {
  if (!allowCloudAi) throw refused(CLOUD_IS_OFF);
  if (!own) throw refused('The endpoint belongs to another AI provider.');
  if (url.protocol !== 'https:' || url.port !== '') {
    throw refused('The endpoint of a cloud AI provider must begin with https:// and name no port.');
  }
  return { url, kind: 'cloud' };
}

const siteHosts = ({ ollamaUrl, allowedAiHosts }: OutboundRules): SiteHost[] =>
  [originOf(ollamaUrl), ...allowedAiHosts].flatMap((text) => siteHost(text) ?? []);

/** Scheme, host and port, as they are written. */
const originOf = (address: string) => /^[a-z]+:\/\/[^/?#]*/i.exec(address)?.[0] ?? '';

function covers({ hostname, port, protocol }: SiteHost, url: URL): boolean {
  if (hostname !== url.hostname || (protocol !== null && protocol !== url.protocol)) return false;
  return port === null ? url.port === '' : port === portOf(url);
}

const notAllowed =
  'The endpoint is not on a host that this site allows. The operator can name it in ALLOWED_AI_HOSTS.';
const oddHost = 'The endpoint must be written with a plain host name or address.';
export const metadataAddress = 'The endpoint leads to an address that no AI provider has.';

const refused = (sentence: string) => new OutboundError('refused', sentence);
