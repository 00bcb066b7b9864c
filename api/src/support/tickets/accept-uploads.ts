import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiContext } from '../../api-context.ts';
import type { Database, StoredAttachment, Transaction } from '../../db/index.ts';
import { assertForm, type Caller, createOnce, invalid } from '../../http/index.ts';
import { readTicketForm } from './read-ticket-form.ts';
import type { Upload } from './uploads.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A stored file that no ticket refers to yet. */
    pendingUpload: Upload | undefined;
  }
}

export const uploadedFile = Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'Up to 10 MB.' });

/** The form of a single file. */
export const FileForm = Type.Object({ attachmentFile: Type.Optional(uploadedFile) });

/** Lets routes accept forms with a file. What is still pending when the response is sent is removed from the store. */
export async function acceptUploads(
  app: Pick<FastifyInstance, 'register' | 'decorateRequest' | 'addHook'>,
  { attachments }: Pick<ApiContext, 'attachments'>,
) {
  await app.register(multipart);
  app.decorateRequest('pendingUpload', undefined);
  const discard = async ({ pendingUpload }: Pick<FastifyRequest, 'pendingUpload'>) => {
    if (pendingUpload) await attachments.remove(pendingUpload.file);
  };
  app.addHook('onResponse', discard);
  app.addHook('onRequestAbort', discard);
}

/** Reads a form into the request: its file as the pending upload, the rest as a body to be validated like any other. */
export async function readUpload(
  request: FastifyRequest,
  { attachments, config }: Pick<ApiContext, 'attachments' | 'config'>,
) {
  assertForm(request);
  const { attachment, ...fields } = await readTicketForm(request, { attachments, dataDir: config.dataDir });
  request.pendingUpload = attachment;
  const unchecked: { body: unknown } = request;
  unchecked.body = fields;
}

/** @throws ApiError 400 if the form has no file */
export function uploadOf({ pendingUpload }: FastifyRequest): Upload {
  if (!pendingUpload) throw invalid('attachmentFile', 'Choose a file.');
  return pendingUpload;
}

/** Creates once what refers to a pending upload. A repeated request keeps the first one, and the second is removed. */
export async function keepOnce<Body>(
  db: Database,
  request: FastifyRequest,
  keep: (tx: Transaction, upload: StoredAttachment | undefined) => Promise<Body>,
  caller: Caller | null,
): Promise<Body> {
  const upload = request.pendingUpload;
  let isKept = false;
  const create = async (tx: Transaction) => {
    const kept = await keep(tx, upload);
    isKept = true;
    return kept;
  };
  const body = await createOnce(db, request, create, { caller, content: [upload?.name, upload?.digest] });
  if (isKept) request.pendingUpload = undefined;
  return body;
}
