import type { DemoRequestBody } from '@marketplace/shared/contracts';
import type { ApiContext } from '../../api-context.ts';
import { type Caller, invalid } from '../../http/index.ts';
import { confirmForm } from '../forms/confirm-form.ts';
import { supportAddresses } from '../forms/support-addresses.ts';
import { threadOf } from '../inbound-mail/mail-thread.ts';
import { startConversation } from '../tickets/start-conversation.ts';
import { inboxUrlOf } from '../tickets/ticket-link.ts';
import { demoInquiry, demoReceipt } from './demo-mail.ts';
import { findModuleNames, insertDemoRequest } from './demo-request-store.ts';
import { checkPreferredDay, isTimeZone } from './preferred-day.ts';

const phoneNumber = /^\+?[1-9]\d{0,15}$/;

/** Trims the fields and drops empty ones. */
function trimmed(body: DemoRequestBody): DemoRequestBody {
  const { phone, notes, timeZone, ...rest } = body;
  return {
    ...rest,
    name: body.name.trim(),
    email: body.email.trim(),
    company: body.company.trim(),
    moduleIds: [...new Set(body.moduleIds)],
    ...(phone?.trim() && { phone: phone.trim() }),
    ...(notes?.trim() && { notes: notes.trim() }),
    ...(timeZone?.trim() && { timeZone: timeZone.trim() }),
  };
}

function assertGood({ phone, preferredDay, timeZone }: DemoRequestBody): void {
  if (phone !== undefined && !phoneNumber.test(phone.replace(/[\s\-()]/g, ''))) {
    throw invalid('phone', 'Enter a number such as +91 98765 43210, or leave this empty.');
  }
  const day = preferredDay === undefined ? undefined : checkPreferredDay(preferredDay, Date.now());
  if (day !== undefined) throw invalid('preferredDay', day);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('timeZone', "We don't recognize this time zone.");
}

/**
 * Stores the request, its conversation and its emails in one transaction. Spam caught by the honeypot is stored without
 * them.
 */
export async function requestDemo(
  context: Pick<ApiContext, 'db' | 'mailer' | 'keys' | 'config'>,
  asked: DemoRequestBody,
  caller: Caller | null,
): Promise<void> {
  const { db, mailer, config } = context;
  const body = trimmed(asked);
  assertGood(body);
  const modules = await findModuleNames(db, body.moduleIds);
  if (modules.length < body.moduleIds.length) throw invalid('moduleIds', "One of these modules doesn't exist.");
  const isSpam = (body.website ?? '') !== '';
  await db.transaction(async (tx) => {
    const id = await insertDemoRequest(tx, body, caller?.userId ?? null);
    if (isSpam) return;
    const { name, email, phone, company, notes } = body;
    const [moduleId] = body.moduleIds;
    const description = notes ?? `A demo of ${modules.map((module) => module.name).join(', ') || 'the marketplace'}.`;
    const form = {
      name,
      email,
      subject: `Demo for ${company}`,
      description,
      ...(phone && { phone }),
      ...(moduleId && { moduleId }),
    };
    const ticket = await startConversation(tx, context, { id, kind: 'demo', form, caller });
    const names = modules.map(({ name }) => name).join(', ') || 'An overview';
    const inboxUrl = inboxUrlOf(config, id);
    for (const to of await supportAddresses(tx))
      await mailer.send(tx, demoInquiry(to, body, { modules: names, inboxUrl }));
    const about = { modules: names, publicUrl: config.publicUrl, thread: await threadOf(tx, context, ticket) };
    await confirmForm(tx, mailer, { kind: 'demo', email, caller }, (own) => demoReceipt(body, { ...about, own }));
  });
}
