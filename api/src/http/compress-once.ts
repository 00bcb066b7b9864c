import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content with its compressed forms, which come as they are asked for. */
export interface Compressible {
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
  /** Of all forms that there are by now. */
  bytes: number;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed answer is hardly smaller. */
const worthwhileBytes = 1_024;

interface Encoded {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

/** As answers are compressed that are kept. */
export const toBrotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });

/** The best encoding that a client accepts, made at its first use and kept beside the plain bytes. */
export async function compressOnce(content: Compressible, acceptEncoding = ''): Promise<Encoded> {
  if (content.plain.length < worthwhileBytes) return { body: content.plain };
  if (accepts(acceptEncoding, 'br')) {
    content.br ??= counted(content, toBrotli(content.plain));
    return { body: await content.br, encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) {
    content.gzip ??= counted(content, gzipAsync(content.plain, { level: 7 }));
    return { body: await content.gzip, encoding: 'gzip' };
  }
  return { body: content.plain };
}

async function counted(content: Compressible, compressing: Promise<Buffer>): Promise<Buffer> {
  const compressed = await compressing;
  content.bytes += compressed.length;
  return compressed;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}
