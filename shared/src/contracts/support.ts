import { Type, type Static } from 'typebox';
import { AttachedFile } from './attached-file.ts';
import { Id, Instant, NotBlank, Nullable, PageOf } from './common.ts';
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
  createdAt: Instant,
});
export type TicketEvent = Static<typeof TicketEvent>;

const about = {
  number: Type.String(),
  name: Type.String(),
  email: Type.String(),
  category: TicketCategory,
  module: Nullable(Type.Object({ id: Id, name: Type.String() })),
  subject: Type.String(),
  description: Type.String(),
  priority: TicketPriority,
  status: TicketStatus,
  attachment: Nullable(AttachedFile),
  /** Oldest first. */
  events: Type.Array(TicketEvent),
  createdAt: Instant,
  updatedAt: Instant,
};

/** A ticket as its requester sees it by their link: no notes, no assignments. */
export const TicketView = Type.Object({
  ...about,
  /** Whether replies are accepted; one to a resolved ticket reopens it. */
  canAnswer: Type.Boolean(),
});
export type TicketView = Static<typeof TicketView>;

export const TicketLinkQuery = Type.Object({ token: LinkToken });
const TicketText = NotBlank(5000);
export const TicketReplyBody = Type.Object({ token: LinkToken, message: TicketText });
export type TicketReplyBody = Static<typeof TicketReplyBody>;

/** A user to whom tickets can be assigned. */
export const TicketAgent = Type.Object({ id: Id, name: Type.String() });
export type TicketAgent = Static<typeof TicketAgent>;

/** A ticket in the inbox. */
export const TicketSummary = Type.Object({
  id: Id,
  number: Type.String(),
  subject: Type.String(),
  name: Type.String(),
  email: Type.String(),
  category: TicketCategory,
  priority: TicketPriority,
  status: TicketStatus,
  assignee: Nullable(TicketAgent),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TicketSummary = Static<typeof TicketSummary>;

/** A ticket's detail for administrators. */
export const TicketDetail = Type.Object({
  ...about,
  id: Id,
  phone: Nullable(Type.String()),
  organization: Nullable(Type.String()),
  assignee: Nullable(TicketAgent),
});
export type TicketDetail = Static<typeof TicketDetail>;

/** Filters of tickets; `search` covers number, subject, name and email. */
export const TicketsQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** `unsolved` is new, open and waiting. */
  status: Type.Optional(Type.Union([...TicketStatus.anyOf, Type.Literal('unsolved')])),
  priority: Type.Optional(TicketPriority),
  /** An id, `me`, or `nobody`. */
  assignee: Type.Optional(Id),
  /** Those raised by people acting for this client. */
  clientId: Type.Optional(Id),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Last changed first by default. */
  sort: Type.Optional(
    Type.Union([
      Type.Literal('updatedAt,desc'),
      Type.Literal('createdAt,desc'),
      Type.Literal('createdAt,asc'),
      Type.Literal('priority,desc'),
    ]),
  ),
});
export type TicketsQuery = Static<typeof TicketsQuery>;
export const TicketPage = PageOf(TicketSummary);

/** Changes of one or many tickets at once: all of them, or none if one does not exist. */
export const TicketChanges = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: Type.Optional(TicketStatus),
  priority: Type.Optional(TicketPriority),
  /** Null for nobody. */
  assigneeId: Type.Optional(Nullable(Id)),
});
export type TicketChanges = Static<typeof TicketChanges>;
export const TicketsChanged = Type.Object({
  /** How many actually changed. */
  changed: Type.Integer(),
});
export type TicketsChanged = Static<typeof TicketsChanged>;

export const TicketAnswerBody = Type.Object({
  message: TicketText,
  /** The ticket's new status; waiting for the requester by default. */
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('waiting'), Type.Literal('resolved')])),
});
export type TicketAnswerBody = Static<typeof TicketAnswerBody>;

/** Visible to administrators only. */
export const TicketNoteBody = Type.Object({ message: TicketText });
export type TicketNoteBody = Static<typeof TicketNoteBody>;

/** Sanitised HTML. */
export const PrivacyPolicy = Type.Object({ privacyPolicy: Type.String(), updatedAt: Nullable(Instant) });
export type PrivacyPolicy = Static<typeof PrivacyPolicy>;

/** What an administrator saves; forbidden elements are removed. */
export const PrivacyPolicyBody = Type.Object({
  privacyPolicy: NotBlank(200_000),
  /** `updatedAt` of the edited policy; 409 if it has changed. If absent, any policy is replaced. */
  basedOn: Type.Optional(Nullable(Instant)),
});
export type PrivacyPolicyBody = Static<typeof PrivacyPolicyBody>;
