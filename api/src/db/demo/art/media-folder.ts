import { fileURLToPath } from 'node:url';

const folder = new URL('../media/', import.meta.url);

/** Where a finished picture or film lies. */
export const mediaFile = (name: string) => fileURLToPath(new URL(name, folder));
