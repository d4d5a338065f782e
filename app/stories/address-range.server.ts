import { normalizeIP } from "@better-auth/core/utils/ip";

/** Whoever has one address of an IPv6 network usually has all of it, and a site as a whole usually has this much. */
const IPV6_BITS = { home: 64, site: 48 } as const;

/** The addresses that one home may have, under one name: an IPv4 address, or the /64 of an IPv6 one. */
export function homeOf(address: string): string {
  return normalizeIP(address, { ipv6Subnet: IPV6_BITS.home });
}

/** The addresses around it that usually have one owner, under one name: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  const site = normalizeIP(address, { ipv6Subnet: IPV6_BITS.site });
  return site.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0");
}
