import type { FastifyReply } from 'fastify';
import type { StoredAttachment } from '../../db/index.ts';
import { notFound } from '../../http/index.ts';
import type { FileStore } from '../../operations/index.ts';

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Whether browsers show it as a picture that cannot run anything. */
export const isPicture = ({ type }: StoredAttachment) => pictures.includes(type);

/** Sends a file as a download, never to be shown: its sender is unknown. Its routes don't compress. */
export const sendAttachment = (reply: FastifyReply, attachments: FileStore, attachment: StoredAttachment | null) =>
  sendFile(reply, attachments, attachment, 'attachment');

/** Sends a picture to be shown. */
export const sendPicture = (reply: FastifyReply, attachments: FileStore, picture: StoredAttachment) =>
  sendFile(reply, attachments, picture, 'inline');

async function sendFile(
  reply: FastifyReply,
  attachments: FileStore,
  attachment: StoredAttachment | null,
  disposition: 'attachment' | 'inline',
) {
  const found = attachment && (await attachments.get(attachment.file));
  if (!found) throw notFound('file');
  const name = encodeURIComponent(attachment.name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      'content-disposition': `${disposition}; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': found.size,
    })
    .type(attachment.type)
    .send(found.content);
}
