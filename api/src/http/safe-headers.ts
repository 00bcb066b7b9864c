/**
 * Headers of every answer below `/api`: it is data, to be neither run nor framed nor guessed at. What Helmet would set,
 * as a constant, because setting them one by one is a fifth of the time that an answer from memory takes.
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

/** The same as Node takes headers that nobody will change any more: name, value, name, value. */
export const safeHeaderList: readonly string[] = Object.entries(safeHeaders).flat();
