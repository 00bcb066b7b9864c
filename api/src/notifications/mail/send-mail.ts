import type { Transporter } from 'nodemailer';
import { Type, type Static } from 'typebox';
import { mails, type Database, type MailDocument } from '../../db/index.ts';
import { defineJob } from '../../jobs/index.ts';
import { QueuedDocument, type RenderDocument } from './mail-document.ts';

/** A mail as it goes out. */
const Message = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  headers: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  confidential: Type.Boolean(),
  /** Absent in a mail of an earlier version. */
  documents: Type.Optional(Type.Union([Type.Array(QueuedDocument), Type.Null()])),
});
export type Message = Static<typeof Message>;

interface Context {
  db: Database;
  /** Undefined if no mail server is set: the table of sent mails is then the mailbox. */
  smtp: Transporter | undefined;
  renderDocument: RenderDocument;
}

const daySeconds = 86_400;

/** A confidential mail holds a code, which is worthless after an hour: by then it is sent or deleted. */
const hour = 3_600;
export const sendOptions = ({ confidential }: Pick<Message, 'confidential'>) =>
  confidential ? { retentionSeconds: hour, deleteAfterSeconds: hour } : {};

/**
 * Sends a mail and stores it with the sent ones, unless it is confidential. If a server dies midway, it is sent again,
 * under the same Message-ID.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  title: 'Send an email',
  payload: Message,
  pollSeconds: 1,
  deleteWhenDone: true,
  options: {
    // Over about four days.
    retryLimit: 20,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 30_720,
    heartbeatSeconds: 60,
    retentionSeconds: 365 * daySeconds,
    deleteAfterSeconds: 90 * daySeconds,
  },
  run: async (
    { headers, confidential, documents, ...message },
    { db, smtp, renderDocument }: Context,
    { id, createdAt },
  ) => {
    if (confidential && Date.now() - createdAt.getTime() > hour * 1_000) return;
    if (smtp) {
      const attachments = await attach(documents ?? [], renderDocument);
      await smtp.sendMail({
        ...{ ...message, messageId: `<${id}@marketplace>`, attachments },
        ...invitation(documents ?? []),
        ...(headers && { headers }),
      });
    }
    if (confidential && smtp) return;
    await db
      .insert(mails)
      .values({ id, ...message, headers, confidential, documents, createdAt, sentAt: new Date() })
      .onConflictDoNothing();
  },
});

/** Mail programs offer to accept a calendar that is part of the text, and keep its file. */
function invitation(documents: MailDocument[]) {
  const calendar = documents.find((document) => document.kind === 'calendar');
  return calendar && { icalEvent: { filename: calendar.filename, method: calendar.method, content: calendar.content } };
}

/** Documents that are gone by now are left out: the mail says enough without them. */
async function attach(documents: MailDocument[], renderDocument: RenderDocument) {
  const attachments = [];
  for (const document of documents) {
    if (document.kind === 'calendar') continue;
    const content = await renderDocument(document);
    if (content) attachments.push({ filename: document.filename, content, contentType: 'application/pdf' });
  }
  return attachments;
}
