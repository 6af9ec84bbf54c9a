import { BlockList, isIP } from 'node:net';

/** `10.0.0.0/8` and `fe80::/10` alike. */
function networks(...listed: string[]): BlockList {
  const list = new BlockList();
  for (const one of listed) {
    const [address = '', bits] = one.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Where clouds and hosts hand secrets to whoever asks from inside: AWS, Google, Azure, Oracle, Alibaba. */
const metadata = networks(
  '169.254.0.0/16',
  '100.100.100.200/32',
  '168.63.129.16/32',
  '192.0.0.192/32',
  'fd00:ec2::/32',
  'fd20:ce::/32',
);

/** No server of a site: this machine's wildcard, this wire alone, many machines at once, tunnels. */
const nobody = networks(
  '0.0.0.0/8',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  '2001::/32',
  '2002::/16',
);

/** What is not on the internet [IANA special-purpose address registries]. */
const inside = networks(
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '2001::/23',
  '2001:db8::/32',
  '3fff::/20',
);
const internet6 = networks('2000::/3');

/** Prefixes of an IPv6 address that carry an IPv4 one: mapped, compatible, and translated by NAT64. */
const carriers = networks('::ffff:0:0/96', '::/96', '64:ff9b::/96');

/** Whether the address (an IPv4 or IPv6, not a name) stands for a metadata service, in whatever clothes. */
export const isMetadata = (address: string) => within(metadata, unwrapped(address));

/** Whether no name may stand for it. */
export function isNobody(address: string): boolean {
  const plain = unwrapped(address);
  return isIP(plain) === 0 || within(metadata, plain) || within(nobody, plain);
}

/** Whether the address lies on the internet. */
export function isPublic(address: string): boolean {
  const plain = unwrapped(address);
  if (isNobody(plain) || within(inside, plain)) return false;
  return isIP(plain) === 4 || within(internet6, plain);
}

function within(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Without a zone, and as IPv4 where it carries one. */
function unwrapped(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6 || !within(carriers, plain)) return plain;
  const groups = new URL(`http://[${plain}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => parseInt(group || '0', 16));
  // `::` and `::1` are addresses of their own.
  if (high === 0 && low! <= 1) return plain;
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.');
}
