import { readFileSync } from 'node:fs';

const files = new URL('../../../../../../shared/node_modules/@fontsource-variable/geist/files/', import.meta.url);

function face(subset: string, range: string): string {
  const data = readFileSync(new URL(`geist-${subset}-wght-normal.woff2`, files)).toString('base64');
  return `@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${range}}`;
}

/** The rupee sign is in the extended subset. */
export const fontFaces =
  face('latin', 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212') +
  face('latin-ext', 'U+0100-02BA,U+20A0-20AB,U+20AD-20C0');
