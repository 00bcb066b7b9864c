import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Subsets of the typeface, each for some languages; the rupee sign is in `latin-ext`. */
export const fontParts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
export type FontWeight = 400 | 600;

const { resolve } = createRequire(import.meta.url);
const files = new Map<string, Buffer>();

/** A subset of Geist, read once per process. */
export function fontFile(part: (typeof fontParts)[number], weight: FontWeight): Buffer {
  const name = `@fontsource/geist/files/geist-${part}-${weight}-normal.woff`;
  const file = files.get(name) ?? readFileSync(resolve(name));
  files.set(name, file);
  return file;
}
