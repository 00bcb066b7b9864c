import { createHash } from 'node:crypto';

/** Subresource integrity, as browsers compare it. */
export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
