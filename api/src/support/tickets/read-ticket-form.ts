import type { FastifyRequest } from 'fastify';
import { assertWellFormed, invalid } from '../../http/index.ts';
import { maxAttachmentBytes, storeUpload, type AttachmentPlace, type Upload } from './uploads.ts';

export interface TicketForm {
  ticketData: unknown;
  attachment: Upload | undefined;
}

const limits = { fields: 4, files: 2, parts: 5, fieldSize: 64 * 1024, fileSize: maxAttachmentBytes };
const maxDataBytes = 64 * 1024;

/** Reads the multipart form as it streams in. A stored file is removed again if the rest of the form is invalid. */
export async function readTicketForm(request: FastifyRequest, place: AttachmentPlace): Promise<TicketForm> {
  const form: TicketForm = { ticketData: undefined, attachment: undefined };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.fieldname === 'ticketData') {
        // Some clients send the JSON as a part with its own content type, which makes it a file.
        form.ticketData = parse(part.type === 'file' ? await part.toBuffer() : part.value);
      } else if (part.type === 'file' && part.fieldname === 'attachmentFile') {
        if (form.attachment) throw invalid('attachmentFile', 'You can attach one file.');
        form.attachment = await storeUpload(place, part);
      } else {
        throw invalid(part.fieldname.slice(0, 60), 'The form has an unknown field.');
      }
    }
    return form;
  } catch (error) {
    if (form.attachment) await place.attachments.remove(form.attachment.file);
    throw error;
  }
}

function parse(data: unknown): unknown {
  const text = Buffer.isBuffer(data) ? data.toString('utf8') : String(data);
  if (text.length > maxDataBytes) throw invalid('ticketData', 'The ticket is longer than allowed.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('ticketData', 'The ticket must be JSON.');
  }
  assertWellFormed(value);
  return value;
}
