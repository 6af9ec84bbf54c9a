import { isIP } from 'node:net';

/** Groups of an IPv6 address that name the network: a /64 is what one household or one machine is given. */
const NETWORK_GROUPS = 4;

/**
 * Whom an address stands for: an IPv4 address for itself, also where it is written as IPv6, an IPv6 address for its
 * /64. Anything else stands for itself.
 */
export function networkOf(address: string | null): string {
  const bare = (address ?? 'unknown').replace(/%.*$/, '').toLowerCase();
  if (isIP(bare) !== 6) return bare;
  const groups = groupsOf(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address; `::` is filled, a dotted ending counts as two. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) =>
      `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`,
  );
  const [before = '', after] = hexadecimal.split('::');
  const numbers = (text = '') =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const [first, last] = [numbers(before), numbers(after)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
