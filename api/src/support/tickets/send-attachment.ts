import type { FastifyReply } from 'fastify';
import type { StoredAttachment } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import type { FileStore } from '../../operations/index.ts';

/** Sends a file as a download, never to be shown: its sender is unknown. Its routes don't compress. */
export async function sendAttachment(reply: FastifyReply, attachments: FileStore, attachment: StoredAttachment | null) {
  const found = attachment && (await attachments.get(attachment.file));
  if (!found) throw notFound('file');
  const name = encodeURIComponent(attachment.name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': found.size,
    })
    .type(attachment.type)
    .send(found.content);
}
