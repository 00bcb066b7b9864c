import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import { MAX_PICTURE_BYTES, UploadedPicture } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { actorOf, type FileStore } from '../../operations/index.ts';
import type { Transaction } from '../../db/index.ts';
import { errorCode } from '../../error-code.ts';
import {
  assertForm,
  createOnce,
  FileAnswer,
  forAdministrators,
  found,
  idempotencyHeaders,
  invalid,
  refusals,
} from '../../http/index.ts';
import { toJpeg } from './make-renditions.ts';
import { fileName, madeOf, typeOf } from './picture-url.ts';
import { storePicture, tooLarge } from './store-picture.ts';

export const pictureUploadRoutes: Routes = async (app, context) => {
  await app.register(multipart, { limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 0, parts: 1 } });

  app.post('/tex-admin/catalog/pictures', {
    config: forAdministrators,
    schema: {
      summary:
        'Uploads a picture (the part `picture`: PNG, JPEG, WebP or AVIF, up to 8 MB), and renders it at several widths.',
      consumes: ['multipart/form-data'],
      headers: idempotencyHeaders,
      response: { 201: UploadedPicture, ...refusals(400, 401, 403, 409, 413, 415, 422) },
    },
    handler: async (request, reply) => {
      assertForm(request);
      const part = await request.file();
      if (part?.fieldname !== 'picture') throw invalid('picture', 'Choose a picture.');
      const original = await part.toBuffer().catch((error: unknown) => {
        throw errorCode(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : error;
      });
      const content = [createHash('sha256').update(original).digest('base64url')];
      const store = (tx: Transaction) => storePicture({ ...context, db: tx }, original, actorOf(request));
      const stored = await createOnce(context.db, request, store, { content });
      return reply.code(201).send(stored);
    },
  });
};

export const pictureRoutes: Routes = async (app, { pictures }) => {
  app.get('/tex-suite/picture/:file', {
    config: { access: 'public' },
    // A picture is already compressed.
    compress: false,
    schema: {
      tags: ['Catalog'],
      summary: 'One size of an uploaded picture; as `.jpg` for services that do not read AVIF.',
      params: Type.Object({ file: Type.String({ pattern: fileName }) }),
      produces: ['image/avif', 'image/webp', 'image/jpeg'],
      response: { 200: FileAnswer, ...refusals(400, 404) },
    },
    handler: async ({ params }, reply) => {
      const picture = found('picture', await readPicture(pictures, params.file));
      return reply
        .headers({
          // Another picture has another name.
          'cache-control': 'public, max-age=31536000, immutable',
          'content-length': picture.size,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(picture.type)
        .send(picture.content);
    },
  });
};

/** A stored file, or a JPEG made of one; null without it. */
async function readPicture(pictures: FileStore, file: string) {
  const original = madeOf(file);
  if (original !== undefined) {
    const content = await toJpeg(() => pictures.get(original));
    return content && { content, size: content.length, type: 'image/jpeg' };
  }
  const stored = await pictures.get(file);
  return stored && { ...stored, type: typeOf(file) };
}
