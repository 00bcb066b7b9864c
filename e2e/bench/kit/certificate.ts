import { createHash, createPublicKey } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

const DNS_NAME = 2;
const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: DNS_NAME, value: 'localhost' }] }],
});

/** For this process's servers on localhost; this process trusts it. */
export const certificate = { key, cert };
setDefaultCACertificates([...getCACertificates(), cert]);

const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });

/** Makes a browser trust it fully, because with a certificate error the browser would cache nothing. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
