import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client, as limits count it: an IPv4 address as it is, and the first 64 bits of an IPv6 address,
 * because one client can choose any of the 2^64 addresses below them.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The URL parser writes every form of an address in one way, with at most one `::`.
  const normalised = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = normalised.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  // An IPv4 client of a server that listens on IPv6.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return toIPv4(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function toIPv4(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 255])
    .join('.');
}
