import { isIP } from 'node:net';

/** One entry of the operator's list: a host, perhaps with a port, perhaps with a scheme. */
export interface SiteHost {
  /** As a URL has it: lower case, addresses in their one form, IPv6 in brackets. */
  readonly hostname: string;
  /** As the operator wrote it, in lower case. */
  readonly written: string;
  /** Null: the scheme's own, 80 or 443. */
  readonly port: number | null;
  /** Null: either. */
  readonly protocol: 'http:' | 'https:' | null;
}

/** `models.site`, `10.0.0.5:8080`, `[fd00::5]:8080`, `https://models.site:8443`; null for anything else. */
export function siteHost(text: string): SiteHost | null {
  const full = isIP(text) === 6 ? `[${text}]` : text;
  const [, scheme, rest = ''] = /^(https?:\/\/)?([^/?#@\s\\*,]+)\/?$/i.exec(full) ?? [];
  const url = URL.parse(`${scheme ?? 'http://'}${rest}`);
  if (!url || rest === '' || rest.endsWith(':')) return null;
  const port = /:(\d+)$/.exec(rest)?.[1];
  return {
    hostname: url.hostname,
    written: writtenHost(url.protocol + '//' + rest),
    port: port === undefined ? null : Number(port),
    protocol: scheme === undefined ? null : (url.protocol as 'http:' | 'https:'),
  };
}

/** The host of an address exactly as it is written, in lower case; `http://0x7f.1/` has `0x7f.1`. */
export function writtenHost(address: string): string {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(address)?.[1] ?? '';
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return (/^\[[^\]]*\]/.exec(host)?.[0] ?? host.replace(/:\d*$/, '')).toLowerCase();
}

export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === 'https:' ? 443 : 80));
}
