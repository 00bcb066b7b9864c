import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .sort();

/** A version of the configuration itself, because the compiler's cache doesn't notice when it changes. */
export const configVersion = files
  .reduce((hash, name) => hash.update(readFileSync(join(import.meta.dirname, name))), createHash('sha256'))
  .digest('hex');
