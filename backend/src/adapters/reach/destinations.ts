import type { Destination } from './reach.ts';

/** The servers that a connection string of EventStoreDB or MongoDB names; none where only a name service knows. */
export function destinationsOf(url: string): Destination[] {
  const [, scheme = '', rest = ''] = /^([a-z+]+):\/\/(.*)$/i.exec(url) ?? [];
  if (scheme === 'mongodb+srv' || scheme === '') return [];
  const [before = '', query = ''] = rest.split('?');
  const authority = before.split('/')[0]!;
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  const options = new Map(
    query
      .split('&')
      .map((pair) => pair.split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), decodeURIComponent(value)] as const),
  );
  const byDefault = scheme.startsWith('esdb');
  const said = options.get('tls') ?? options.get('ssl');
  const tls = said === undefined ? byDefault : said.toLowerCase() === 'true';
  const caFile = options.get('tlscafile') ?? null;
  return hosts.filter(Boolean).map((each) => ({ ...place(each, byDefault ? 2113 : 27017), tls, caFile }));
}

function place(text: string, port: number): Pick<Destination, 'host' | 'port'> {
  const [, host = text, named] = /^\[?(.+?)\]?(?::(\d+))?$/.exec(text) ?? [];
  return { host, port: named === undefined ? port : Number(named) };
}
