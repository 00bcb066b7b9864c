/**
 * Flags for a headless browser: no background activity of its own, no extra port, and text as wide as on real screens:
 * the headless shell would otherwise round the width of every letter.
 */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];
