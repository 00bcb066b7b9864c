import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, notFound } from '../../http/index.ts';
import { incomingFolder } from '../tickets/uploads.ts';
import { signedDelivery } from './webhook-signature.ts';

/** Mail servers send up to about 25 MB, which base64 makes a third larger. */
export const MOST_BYTES = 35 * 1024 * 1024;

/** A delivery signed by the provider, on disk. */
export interface Delivery {
  webhookId: string;
  path: string;
  /** In bytes. */
  size: number;
}

/**
 * Writes a delivery to the folder of incoming files as it arrives. Leaves nothing behind if it is refused.
 * @throws ApiError 404 if mail is not received, 401 without a valid signature, 413 if it is too large
 */
export async function receiveDelivery(
  { inboundMail, dataDir }: ApiContext['config'],
  headers: IncomingHttpHeaders,
  body: Readable,
): Promise<Delivery> {
  if (!inboundMail) throw notFound('address');
  const delivery = signedDelivery(headers, inboundMail.secrets);
  if (!delivery) throw badSignature();
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge();
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      // The rest is read and dropped, because a client that is still sending wouldn't get the response.
      if (size > MOST_BYTES) continue;
      delivery.update(chunk);
      yield chunk;
    }
    if (size > MOST_BYTES) throw tooLarge();
  };
  try {
    await pipeline(body, counted, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    if (!delivery.isSigned()) throw badSignature();
    return { webhookId: delivery.id, path, size };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

const badSignature = () =>
  new ApiError(401, 'bad_signature', "This email isn't signed by the provider, or was signed more than 5 minutes ago.");

const tooLarge = () => new ApiError(413, 'too_large', "This email is larger than 35 MB, so we didn't accept it.");
