import { buffer } from 'node:stream/consumers';
import { and, eq, ne, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { ApiContext } from '../../api-context.ts';
import { type Database, inboundMails, type Transaction } from '../../db/index.ts';
import { defineJob } from '../../jobs/index.ts';
import { keepMailedFiles } from './keep-mailed-files.ts';
import { limitText } from './limit-text.ts';
import type { Message } from './message.ts';
import { placeMessage, type Placed } from './place-message.ts';
import { readMessage } from './read-message.ts';
import { whyAutomatic } from './why-automatic.ts';

type Context = Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config' | 'attachments'>;

const daySeconds = 86_400;

/** Processes a mail that has arrived, once: it is locked, and marked in the transaction of its result. */
export const workOnMail = defineJob({
  name: 'inbound-mail',
  title: 'Work on a mail that arrived',
  payload: Type.Object({ id: Type.String() }),
  pollSeconds: 1,
  deleteWhenDone: true,
  options: {
    // Over about a day. Failed ones are shown to administrators, and can be retried.
    retryLimit: 12,
    retryDelay: 15,
    retryBackoff: true,
    expireInSeconds: 300,
    retentionSeconds: 365 * daySeconds,
    deleteAfterSeconds: 90 * daySeconds,
  },
  run: async ({ id }, context: Context) => {
    const [mail] = await context.db.select().from(inboundMails).where(isWaiting(id));
    if (!mail) return;
    const raw = await context.attachments.get(mail.file);
    if (!raw) throw new Error('The raw message of this mail is not in the file store.');
    const message = await tryToRead(await buffer(raw.content));
    if (!message) return setAsideUnread(context.db, id);
    const automatic = whyAutomatic(message, ownAddresses(context.config));
    const files = await keepMailedFiles(
      { ...context, dataDir: context.config.dataDir },
      automatic ? [] : message.files,
    );
    await context.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(inboundMails).where(isWaiting(id)).for('update');
      if (!locked) return;
      const placed =
        (await isRepeated(tx, id, message)) ?? (await placeMessage(tx, context, message, { files, automatic }));
      await finish(tx, id, { ...placed, ...about(message) });
    });
  },
});

const isWaiting = (id: string) => and(eq(inboundMails.id, id), eq(inboundMails.state, 'waiting'));

/** Undefined for anything but a message: a retry would find the same. */
const tryToRead = async (raw: Buffer): Promise<Message | undefined> => {
  try {
    return limitText(await readMessage(raw));
  } catch {
    return undefined;
  }
};

const about = ({ messageId, from, subject }: Message) => ({
  messageId: messageId ?? null,
  fromAddress: from[0]?.address.slice(0, 320) ?? null,
  subject: subject.slice(0, 300),
});

const finish = (db: Transaction | Database, id: string, done: Placed & Partial<ReturnType<typeof about>>) =>
  db
    .update(inboundMails)
    .set({ ...done, doneAt: sql`now()` })
    .where(isWaiting(id));

const setAsideUnread = async (db: Database, id: string) => {
  await finish(db, id, { state: 'set-aside', reason: "We couldn't read it as an email.", ticketId: null });
};

/** A mail to several of our addresses is delivered once for each. */
async function isRepeated(tx: Transaction, id: string, message: Message): Promise<Placed | undefined> {
  const { messageId, fromAddress } = about(message);
  if (messageId === null || fromAddress === null) return undefined;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`inbound:${messageId}`}, 0))`);
  const [earlier] = await tx
    .select({ ticketId: inboundMails.ticketId })
    .from(inboundMails)
    .where(
      and(
        eq(inboundMails.messageId, messageId),
        eq(inboundMails.fromAddress, fromAddress),
        ne(inboundMails.state, 'waiting'),
        ne(inboundMails.id, id),
      ),
    )
    .limit(1);
  return earlier && { state: 'set-aside', reason: 'We already received it.', ticketId: earlier.ticketId };
}

/** `Name <address>` or an address. */
const ownAddresses = ({ mailFrom, inboundMail }: ApiContext['config']) =>
  [/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom, inboundMail?.address ?? ''].map((own) => own.toLowerCase());
