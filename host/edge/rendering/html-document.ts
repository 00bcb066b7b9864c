import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type HtmlEncoding = 'br' | 'gzip';

interface Source {
  status: 200 | 404;
  /** Rendered in full, the same for everyone; otherwise the browser renders. */
  rendered: boolean;
  html: string;
}

/** A page ready to send, with its ETag, compressed once per encoding on first use. */
export interface HtmlDocument extends Pick<Source, 'status' | 'rendered'> {
  /** Weak: its encodings share it. */
  etag: string;
  /** In bytes, uncompressed. */
  size: number;
  body: (encoding: HtmlEncoding | undefined) => Promise<Buffer>;
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A compromise between the first visitor's wait and everyone else's download. */
const BROTLI_QUALITY = 5;

const pack: Record<HtmlEncoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) =>
    packBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain) => packGzip(plain),
};

export const createHtmlDocument = ({ status, rendered, html }: Source): HtmlDocument => {
  const plain = Buffer.from(html);
  const packed = new Map<HtmlEncoding, Promise<Buffer>>();
  const body = (encoding: HtmlEncoding | undefined) => {
    if (!encoding) return Promise.resolve(plain);
    const made = packed.get(encoding) ?? pack[encoding](plain);
    packed.set(encoding, made);
    return made;
  };
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { status, rendered, etag, size: plain.length, body };
};
