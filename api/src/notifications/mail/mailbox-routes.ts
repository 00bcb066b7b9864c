import { Id } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../api-context.ts';
import { mails } from '../../db/schema/mail.ts';
import { notFound } from '../../http/api-error.ts';
import { refusals } from '../../http/refusals.ts';
import { listMails, MailboxEntry } from './list-mails.ts';
import { calendarType } from './mail-document.ts';
import { mailboxPage } from './mailbox-page.ts';

const AttachedFile = Type.Unsafe<Buffer | string>({ type: 'string', format: 'binary' });
const query = Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) });
/** An email has inline styles, and may do nothing else. */
const mailHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'cache-control': 'no-store',
};

/** Every email that the system sends, for people and tests. Never registered in production. */
export const mailboxRoutes: Routes = async (app, { db, renderDocument }) => {
  app.get('/dev/mailbox', {
    config: { access: 'public' },
    schema: {
      summary: 'The emails sent, newest first. Not in production.',
      querystring: query,
      response: { 200: Type.Array(MailboxEntry), ...refusals(400) },
    },
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      return listMails(db, request.query.to);
    },
  });

  app.get('/dev/mailbox/view', {
    config: { access: 'public' },
    schema: {
      summary: 'The same as an HTML page.',
      querystring: query,
      produces: ['text/html'],
      response: { 200: Type.String(), ...refusals(400) },
    },
    handler: async (request, reply) => {
      const page = mailboxPage(await listMails(db, request.query.to), request.query.to);
      return reply.headers(page.headers).type('text/html; charset=utf-8').serializer(String).send(page.html);
    },
  });

  app.get('/dev/mailbox/:id/html', {
    config: { access: 'public' },
    schema: {
      summary: 'One email as its reader sees it.',
      params: Type.Object({ id: Id }),
      produces: ['text/html'],
      response: { 200: Type.String(), ...refusals(400, 404) },
    },
    handler: async (request, reply) => {
      const [mail] = await db.select({ html: mails.html }).from(mails).where(eq(mails.id, request.params.id));
      if (!mail) throw notFound('email');
      return reply.headers(mailHeaders).type('text/html; charset=utf-8').serializer(String).send(mail.html);
    },
  });

  app.get('/dev/mailbox/:id/attachments/:position', {
    config: { access: 'public' },
    schema: {
      summary: 'A PDF or calendar attachment of an email.',
      params: Type.Object({ id: Id, position: Type.Integer({ minimum: 0, maximum: 100 }) }),
      response: {
        200: { content: { 'application/pdf': { schema: AttachedFile }, 'text/calendar': { schema: AttachedFile } } },
        ...refusals(400, 404),
      },
    },
    handler: async (request, reply) => {
      const { id, position } = request.params;
      const [mail] = await db.select({ documents: mails.documents }).from(mails).where(eq(mails.id, id));
      const document = mail?.documents?.[position];
      reply.header('cache-control', 'no-store');
      if (document?.kind === 'calendar')
        return reply.type(calendarType(document.method)).serializer(String).send(document.content);
      const pdf = document && (await renderDocument(document));
      if (!pdf) throw notFound('attachment');
      return reply.type('application/pdf').send(pdf);
    },
  });
};
