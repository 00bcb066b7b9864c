import { Type, type Static } from 'typebox';
import { AttachedFile, TicketFile } from './attached-file.ts';
import { Id, Instant, NotBlank, Nullable } from './common.ts';
import { LinkToken } from './newsletter.ts';

export const TicketCategory = Type.Union([
  Type.Literal('question'),
  Type.Literal('problem'),
  Type.Literal('billing'),
  Type.Literal('access'),
  Type.Literal('other'),
]);
export type TicketCategory = Static<typeof TicketCategory>;

export const TicketPriority = Type.Union([
  Type.Literal('low'),
  Type.Literal('normal'),
  Type.Literal('high'),
  Type.Literal('urgent'),
]);
export type TicketPriority = Static<typeof TicketPriority>;

/** The JSON in the multipart field `ticketData`. */
export const TicketData = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 100 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  category: TicketCategory,
  moduleId: Type.Optional(Id),
  subject: Type.String({ minLength: 3, maxLength: 150 }),
  description: Type.String({ minLength: 10, maxLength: 5000 }),
  priority: TicketPriority,
});
export type TicketData = Static<typeof TicketData>;

export const TicketReceipt = Type.Object({
  /** Such as TEX-2026-000123. */
  number: Type.String(),
  email: Type.String(),
  status: Type.String(),
  createdAt: Instant,
  /** False if the address got many receipts in the last hour. */
  receiptSent: Type.Boolean(),
  message: Type.String(),
});
export type TicketReceipt = Static<typeof TicketReceipt>;

/** New until someone looks at it; waiting for the requester; resolved can be reopened for a while, closed cannot. */
export const TicketStatus = Type.Union([
  Type.Literal('new'),
  Type.Literal('open'),
  Type.Literal('waiting'),
  Type.Literal('resolved'),
  Type.Literal('closed'),
]);
export type TicketStatus = Static<typeof TicketStatus>;

/** A message or change. The body is the new value for `status` and `priority`, and the name for `assignment`, empty for nobody. */
export const TicketEvent = Type.Object({
  id: Id,
  kind: Type.Union([
    Type.Literal('message'),
    Type.Literal('note'),
    Type.Literal('status'),
    Type.Literal('assignment'),
    Type.Literal('priority'),
  ]),
  author: Type.Union([Type.Literal('requester'), Type.Literal('agent'), Type.Literal('system')]),
  authorName: Type.String(),
  body: Type.String(),
  /** Sent with it. Absent from an earlier API. */
  files: Type.Optional(Type.Array(TicketFile)),
  createdAt: Instant,
});
export type TicketEvent = Static<typeof TicketEvent>;

/** How it came: raised as a ticket, through the contact form, or as a request for a demo. */
export const TicketKind = Type.Union([Type.Literal('ticket'), Type.Literal('contact'), Type.Literal('demo')]);
export type TicketKind = Static<typeof TicketKind>;

/** What requester and administrators both see. */
export const aboutTicket = {
  /** Absent from an API without kinds: a ticket. */
  kind: Type.Optional(TicketKind),
  number: Type.String(),
  name: Type.String(),
  email: Type.String(),
  category: TicketCategory,
  module: Nullable(Type.Object({ id: Id, name: Type.String() })),
  subject: Type.String(),
  description: Type.String(),
  priority: TicketPriority,
  status: TicketStatus,
  /** The first of `files`. */
  attachment: Nullable(AttachedFile),
  /** Of the description. Absent from an earlier API. */
  files: Type.Optional(Type.Array(TicketFile)),
  /** Oldest first. */
  events: Type.Array(TicketEvent),
  createdAt: Instant,
  updatedAt: Instant,
};

/** A ticket as its requester sees it through their link: no notes, no assignments. */
export const TicketView = Type.Object({
  ...aboutTicket,
  /** Whether replies are accepted; one to a resolved ticket reopens it. */
  canAnswer: Type.Boolean(),
});
export type TicketView = Static<typeof TicketView>;

export const TicketLinkQuery = Type.Object({ token: LinkToken });
export const TicketText = NotBlank(5000);
/** Ids of unsent uploads, in the order they are shown. */
export const SentFiles = Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true }));
export const TicketReplyBody = Type.Object({ token: LinkToken, message: TicketText, files: SentFiles });
export type TicketReplyBody = Static<typeof TicketReplyBody>;

/** Sanitized HTML. */
export const PrivacyPolicy = Type.Object({ privacyPolicy: Type.String(), updatedAt: Nullable(Instant) });
export type PrivacyPolicy = Static<typeof PrivacyPolicy>;

/** What an administrator saves; forbidden elements are removed. */
export const PrivacyPolicyBody = Type.Object({
  privacyPolicy: NotBlank(200_000),
  /** `updatedAt` of the edited policy; 409 if it has changed. If absent, any policy is replaced. */
  basedOn: Type.Optional(Nullable(Instant)),
});
export type PrivacyPolicyBody = Static<typeof PrivacyPolicyBody>;
