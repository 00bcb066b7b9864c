import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHtmlDocument } from './html-document.ts';

const html = '<!doctype html><p>Grüße</p>'.repeat(50);
const aDocument = (text = html) => createHtmlDocument({ status: 200, rendered: true, html: text });

it('is compressed once for each encoding', async () => {
  const document = aDocument();
  const [packed, again] = await Promise.all([document.body('br'), document.body('br')]);
  expect(again).toBe(packed);
  expect(brotliDecompressSync(packed).toString()).toBe(html);
  expect(gunzipSync(await document.body('gzip')).toString()).toBe(html);
  expect((await document.body(undefined)).toString()).toBe(html);
  expect(document.size).toBe(Buffer.byteLength(html));
});

it('has an ETag of its content', () => {
  expect(aDocument().etag).toBe(aDocument().etag);
  expect(aDocument().etag).not.toBe(aDocument('<p>Other</p>').etag);
  expect(aDocument().etag).toMatch(/^W\/"[\w-]{43}"$/);
});
