import { isIPv4, isIPv6 } from 'node:net';

/**
 * The key by which clients are counted: an IPv4 address unchanged, an IPv6 address as its /64, which belongs to a
 * single line. IPv4-mapped IPv6 (`::ffff:192.0.2.1`) counts as IPv4; anything that is not an address is returned
 * unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  return isMapped
    ? groups.slice(6).flatMap(bytesOf).join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map(numbersOf);
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function numbersOf(part: string): number[] {
  return part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!isIPv4(group)) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}

function bytesOf(group: number): number[] {
  return [group >> 8, group & 0xff];
}
