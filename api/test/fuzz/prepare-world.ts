import sharp from 'sharp';
import type { TestApi } from '../test-api.ts';
import { marketplace } from '../test-api.ts';

const form = (name: string, head: string, content: Buffer) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  payload: Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]),
});

const ticket = JSON.stringify({
  ...{ name: 'Asha Menon', email: 'asha@tex.example', category: 'question', priority: 'normal' },
  ...{ subject: 'How do I add a user?', description: 'I cannot find where users are added.' },
});

/**
 * Creates what the demo world lacks, so that requests find something: cart lines, a ticket, a subscriber, a picture.
 */
export async function prepareWorld({ call, app }: TestApi, { buyer, admin }: { buyer: string; admin: string }) {
  for (const itemId of ['attendance', 'fleet', 'people'])
    await call({
      method: 'POST',
      path: '/tex-suite/cart',
      token: buyer,
      payload: { itemId, itemType: 'module', name: itemId, noOfUsers: 2, noOfDays: 30 },
    });
  await call({ method: 'POST', path: '/tex-suite/ticket', ...form('ticketData', '', Buffer.from(ticket)) });
  await call({ method: 'POST', path: '/tex-suite/newsletter/asha@tex.example' });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const upload = form('picture', '; filename="a.png"\r\nContent-Type: image/png', picture);
  await app.inject({
    method: 'POST',
    url: `${marketplace}/tex-admin/catalog/pictures`,
    payload: upload.payload,
    headers: { ...upload.headers, authorization: `Bearer ${admin}` },
  });
}
