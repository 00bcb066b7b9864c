import type { Transporter } from 'nodemailer';
import { Type, type Static } from 'typebox';
import { mails, type Database } from '../../db/index.ts';
import { defineJob } from '../../jobs/index.ts';

/** A mail as it goes out. */
const Message = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  headers: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
  confidential: Type.Boolean(),
});
export type Message = Static<typeof Message>;

interface Context {
  db: Database;
  /** Undefined where no mail server is set: the table of sent mails is then the mailbox. */
  smtp: Transporter | undefined;
}

const daySeconds = 86_400;

/** A confidential mail holds a code, which is worth nothing after an hour: until then it is sent or forgotten. */
const hour = 3_600;
export const sendOptions = ({ confidential }: Pick<Message, 'confidential'>) =>
  confidential ? { retentionSeconds: hour, deleteAfterSeconds: hour } : {};

/**
 * Sends a mail and keeps it among the sent ones, unless it is confidential. A server that dies in the middle has it
 * sent again, under the same Message-ID.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  title: 'Send an e-mail',
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
  run: async ({ headers, confidential, ...message }, { db, smtp }: Context, { id, createdAt }) => {
    if (confidential && Date.now() - createdAt.getTime() > hour * 1_000) return;
    await smtp?.sendMail({ ...message, messageId: `<${id}@marketplace>`, ...(headers && { headers }) });
    if (confidential && smtp) return;
    await db
      .insert(mails)
      .values({ id, ...message, headers, confidential, createdAt, sentAt: new Date() })
      .onConflictDoNothing();
  },
});
