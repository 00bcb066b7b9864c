import { Acknowledgement, Id, SavedReply, SavedReplyBody } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { createOnce, forAdministrators as config, idempotencyHeaders, refusals } from '../../http/index.ts';
import { actorOf } from '../../operations/index.ts';
import { addSavedReply, changeSavedReply, deleteSavedReply, listSavedReplies } from './saved-reply-store.ts';

const params = Type.Object({ id: Id });

/** Texts for answers, shared by all administrators. */
export const savedReplyRoutes: Routes = async (app, { db }) => {
  app.get('/tex-suite/saved-reply', {
    config,
    schema: {
      summary: 'The saved replies, by name.',
      response: { 200: Type.Array(SavedReply), ...refusals(401, 403) },
    },
    handler: () => listSavedReplies(db),
  });

  app.post('/tex-suite/saved-reply', {
    config,
    schema: {
      summary: 'Saves a reply.',
      headers: idempotencyHeaders,
      body: Type.Omit(SavedReplyBody, ['updatedAt']),
      response: { 201: SavedReply, ...refusals(400, 401, 403, 409, 422) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await createOnce(db, request, (tx) => addSavedReply(tx, request.body, actorOf(request)))),
  });

  app.put('/tex-suite/saved-reply/:id', {
    config,
    schema: {
      summary: 'Changes a saved reply.',
      params,
      body: SavedReplyBody,
      response: { 200: SavedReply, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: (request) => changeSavedReply(db, { ...request.body, id: request.params.id }, actorOf(request)),
  });

  app.delete('/tex-suite/saved-reply/:id', {
    config,
    schema: {
      summary: 'Deletes a saved reply. Replies sent with it stay as they are.',
      params,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404) },
    },
    handler: async (request) => {
      await deleteSavedReply(db, request.params.id, actorOf(request));
      return { success: true, message: 'The saved reply was deleted.' };
    },
  });
};
