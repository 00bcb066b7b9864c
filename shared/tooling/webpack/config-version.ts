import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .sort();

/** Of the configuration itself: the compiler's cache keeps what an earlier one resolved, and does not notice that it changed. */
export const configVersion = files
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest('hex');
