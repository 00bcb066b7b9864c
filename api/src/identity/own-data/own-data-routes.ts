import { Readable } from 'node:stream';
import { Acknowledgement, DeleteAccountBody, Id } from '@marketplace/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiContext, Routes } from '../../api-context.ts';
import { users } from '../../db/index.ts';
import { callerOf, forSuperAdministrators, found, refusals } from '../../http/index.ts';
import { actorOf, recordAudit } from '../../operations/index.ts';
import { isPerson } from '../people/is-person.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { dataDownloadedMail } from './own-data-mails.ts';

const dataFile = {
  description: 'A JSON object with a list per table.',
  content: { 'application/json': { schema: Type.Object({}, { additionalProperties: true }) } },
};
const own = { access: 'signed-in', fresh: true } as const;
const params = Type.Object({ id: Id });

/** A person's data as a file, and the deletion of an account: for its owner, and for super administrators. */
export const ownDataRoutes: Routes = async (app, context) => {
  app.get('/auth/account/data', {
    config: own,
    schema: { summary: 'Everything we hold about you, as a file.', response: { 200: dataFile, ...refusals(401) } },
    handler: (request, reply) => sendData(context, request, reply, callerOf(request).userId),
  });

  app.post('/auth/account/delete', {
    config: own,
    schema: {
      summary: 'Deletes your own account immediately. Send its email to confirm. Invoices and orders are kept.',
      body: DeleteAccountBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 409) },
    },
    handler: async (request) => {
      await erasePerson(context, actorOf(request), { id: callerOf(request).userId, email: request.body.email });
      return { success: true, message: 'Your account was deleted.' };
    },
  });

  app.get('/tex-suite/user/:id/data', {
    config: { ...forSuperAdministrators, fresh: true },
    schema: {
      summary: 'Everything we hold about a user, as a file, when they ask for it.',
      params,
      response: { 200: dataFile, ...refusals(400, 401, 403, 404) },
    },
    handler: (request, reply) => sendData(context, request, reply, request.params.id),
  });

  app.post('/tex-suite/user/:id/delete', {
    config: { ...forSuperAdministrators, fresh: true },
    schema: {
      summary:
        "Deletes a user's account immediately, when they ask for it. Send its email to confirm. Invoices and orders are kept.",
      params,
      body: DeleteAccountBody,
      response: { 200: Acknowledgement, ...refusals(400, 401, 403, 404, 409) },
    },
    handler: async (request) => {
      await erasePerson(context, actorOf(request), { id: request.params.id, email: request.body.email });
      return { success: true, message: 'The account was deleted.' };
    },
  });
};

/** Recorded, and reported to the owner, before anything leaves. @throws ApiError 404 */
async function sendData({ db, mailer }: ApiContext, request: FastifyRequest, reply: FastifyReply, id: string) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, id), isPerson));
  const owner = found('user', user);
  const target = { type: 'user', id, name: owner.email };
  await db.transaction(async (tx) => {
    await recordAudit(tx, { ...actorOf(request), action: 'user.data_downloaded', target });
    await mailer.send(tx, dataDownloadedMail({ ...owner, at: new Date() }));
  });
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="my-data.json"')
    .send(Readable.from(exportPerson(db, owner)));
}
