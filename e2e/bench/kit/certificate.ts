import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { algorithm: 'sha256' });

/** For servers of this process on localhost. */
export const certificate = { key, cert };

const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });

/** Makes a browser trust it fully: with a certificate error it would keep nothing in its cache. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
