import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remember } from './remember.ts';

export type Encoding = 'br' | 'gzip';

/** Content with its compressed forms, which are made on demand. */
export interface Compressible {
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
  /** The compressed forms that are ready. */
  made?: Partial<Record<Encoding, Buffer>>;
  /** Size of all forms made so far. */
  bytes: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this size, compression saves hardly anything. */
const worthwhileBytes = 1_024;

export interface Encoded {
  body: Buffer;
  encoding?: Encoding;
}

/** Above this size the best quality takes twice as long and saves one percent. */
const largeBytes = 1_048_576;

/** The compression of cached responses. */
const toBrotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: content.length < largeBytes ? 7 : 5 } });

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: toBrotli,
  gzip: (content) => gzipAsync(content, { level: 7 }),
};

/** The best encoding that a client accepts, made on first use and cached with the plain bytes. */
export async function compressOnce(content: Compressible, acceptEncoding = ''): Promise<Encoded> {
  const encoding = bestFor(content, acceptEncoding);
  if (encoding === undefined) return { body: content.plain };
  content[encoding] ??= compress(content, encoding);
  return { body: await content[encoding], encoding };
}

/** The same without waiting: undefined if that encoding is not ready yet. */
export function compressedAlready(content: Compressible, acceptEncoding = ''): Encoded | undefined {
  const encoding = bestFor(content, acceptEncoding);
  if (encoding === undefined) return { body: content.plain };
  const body = content.made?.[encoding];
  return body && { body, encoding };
}

const bestFor = ({ plain }: Compressible, acceptEncoding: string): Encoding | undefined =>
  plain.length < worthwhileBytes ? undefined : bestOf(acceptEncoding);

/** How many variants of the header are remembered: browsers send a few. */
const mostHeaders = 100;

const bestOf = remember(mostHeaders, (acceptEncoding) =>
  (['br', 'gzip'] as const).find((encoding) => accepts(acceptEncoding, encoding)),
);

async function compress(content: Compressible, encoding: Encoding): Promise<Buffer> {
  const compressed = await compressors[encoding](content.plain);
  content.made = { ...content.made, [encoding]: compressed };
  content.bytes += compressed.length;
  return compressed;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}
