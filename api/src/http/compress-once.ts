import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Compressible {
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed answer is hardly smaller. */
const worthwhileBytes = 1_024;

interface Encoded {
  body: Buffer;
  encoding?: 'br' | 'gzip';
}

/** The best encoding that a client accepts, made at its first use and kept beside the plain bytes. */
export async function compressOnce(content: Compressible, acceptEncoding = ''): Promise<Encoded> {
  if (content.plain.length < worthwhileBytes) return { body: content.plain };
  if (accepts(acceptEncoding, 'br')) {
    content.br ??= brotliAsync(content.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    return { body: await content.br, encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) {
    content.gzip ??= gzipAsync(content.plain, { level: 7 });
    return { body: await content.gzip, encoding: 'gzip' };
  }
  return { body: content.plain };
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().toLowerCase().split(';');
    return name === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter));
  });
}
