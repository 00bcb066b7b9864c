import { get } from 'node:http';

/** The bytes of a response as transferred: Brotli stays Brotli. */
export const rawAnswer = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
        reject(new Error(`${url} answered ${answer.statusCode}, encoded as ${answer.headers['content-encoding']}.`));
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
