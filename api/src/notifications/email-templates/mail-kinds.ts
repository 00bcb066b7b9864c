import { accountMails } from './kinds/account-mails.ts';
import { alertMails } from './kinds/alert-mails.ts';
import { apiKeyMails } from './kinds/api-key-mails.ts';
import { demoMails } from './kinds/demo-mails.ts';
import { dunningMails } from './kinds/dunning-mails.ts';
import { newsletterMails } from './kinds/newsletter-mails.ts';
import { correctionMails } from './kinds/correction-mails.ts';
import { orderMails } from './kinds/order-mails.ts';
import { reviewMails } from './kinds/review-mails.ts';
import { signOnMails } from './kinds/sign-on-mails.ts';
import { subscriptionMails } from './kinds/subscription-mails.ts';
import { supportMails } from './kinds/support-mails.ts';
import { webhookMails } from './kinds/webhook-mails.ts';
import type { MailKind } from './mail-kind.ts';

/** Every kind of message that the system sends. */
export const mailKinds = {
  ...accountMails,
  ...signOnMails,
  ...apiKeyMails,
  ...orderMails,
  ...subscriptionMails,
  ...correctionMails,
  ...dunningMails,
  ...supportMails,
  ...demoMails,
  ...alertMails,
  ...reviewMails,
  ...newsletterMails,
  ...webhookMails,
};

export type MailKindId = keyof typeof mailKinds;

export type PlaceholderOf<Id extends MailKindId> = keyof (typeof mailKinds)[Id]['placeholders'];

/** In every message, whatever its kind. */
const everywhere = {
  brand: { meaning: 'Name of the marketplace', sample: 'TEX Marketplace' },
};

export const isMailKind = (id: string): id is MailKindId => Object.hasOwn(mailKinds, id);

/** A kind with everything its words may contain. */
export function kindOf(id: MailKindId): MailKind {
  const kind: MailKind = mailKinds[id];
  return { ...kind, placeholders: { ...kind.placeholders, ...everywhere } };
}
