import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses that lead to this machine, its network, its cloud's metadata, or nowhere on the public internet. */
const inside = new BlockList();
const networks: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of networks) inside.addSubnet(network, prefix, 'ipv4');

/** Of IPv6, what is routed on the public internet; NAT64 and 6to4 lead back to IPv4 and are excluded. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether the address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
