/**
 * Headers of every response below `/api`: they are data, never to be run, framed or sniffed. The same as Helmet's, but
 * constant, because setting them one by one takes a fifth of the time of a cached response.
 */
export const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/** The same as a flat list for Node: name, value, name, value. */
export const safeHeaderList: readonly string[] = Object.entries(safeHeaders).flat();
