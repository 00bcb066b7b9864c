import { createHash, createPublicKey } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

const DNS_NAME = 2;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: DNS_NAME, value: 'localhost' }] }],
});

/** For servers of this process on localhost; this process trusts it. */
export const certificate = { key, cert };
setDefaultCACertificates([...getCACertificates(), cert]);

const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });

/** Makes a browser trust it fully: with a certificate error it would keep nothing in its cache. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
