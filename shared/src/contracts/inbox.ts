import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, PageOf, Skipped, SortBy } from './common.ts';
import { Demo } from './demo-appointment.ts';
import {
  aboutTicket,
  TicketCategory,
  TicketKind,
  TicketPriority,
  TicketStatus,
  TicketText,
  SentFiles,
} from './support.ts';

/** A user to whom tickets can be assigned. */
export const TicketAgent = Type.Object({ id: Id, name: Type.String() });
export type TicketAgent = Static<typeof TicketAgent>;

/** A ticket in the inbox. */
export const TicketSummary = Type.Object({
  id: Id,
  kind: Type.Optional(TicketKind),
  number: Type.String(),
  subject: Type.String(),
  name: Type.String(),
  email: Type.String(),
  category: TicketCategory,
  priority: TicketPriority,
  status: TicketStatus,
  assignee: Nullable(TicketAgent),
  module: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
  organization: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
  /** Who wrote or changed something last. */
  lastActivityBy: Type.Optional(Type.String()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type TicketSummary = Static<typeof TicketSummary>;

/** A ticket's detail for administrators. */
export const TicketDetail = Type.Object({
  ...aboutTicket,
  id: Id,
  phone: Nullable(Type.String()),
  organization: Nullable(Type.String()),
  organizationId: Type.Optional(Nullable(Id)),
  /** The account of the requester, if they were signed in. */
  userId: Type.Optional(Nullable(Id)),
  /** Only of a demo request. */
  demo: Type.Optional(Nullable(Demo)),
  assignee: Nullable(TicketAgent),
});
export type TicketDetail = Static<typeof TicketDetail>;

/** Filters of tickets; `search` covers number, subject, name, email, description, messages and notes: all words, the last one as a prefix. */
export const TicketsFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  kind: Type.Optional(TicketKind),
  /** What is assigned to the caller, or to nobody; what is urgent; or where the requester had the last word. */
  view: Type.Optional(
    Type.Union([Type.Literal('mine'), Type.Literal('unassigned'), Type.Literal('urgent'), Type.Literal('waiting')]),
  ),
  /** `unsolved` is new, open and waiting. */
  status: Type.Optional(Type.Union([...TicketStatus.anyOf, Type.Literal('unsolved')])),
  priority: Type.Optional(TicketPriority),
  /** An id, `me`, or `nobody`. */
  assignee: Type.Optional(Id),
  /** Those raised by people acting for this client. */
  clientId: Type.Optional(Id),
  /** Last changed first by default. */
  sort: Type.Optional(SortBy('updatedAt', 'createdAt', 'priority', 'status', 'subject', 'assignee')),
});
export type TicketsFilter = Static<typeof TicketsFilter>;

export const TicketsQuery = Type.Object({
  ...TicketsFilter.properties,
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type TicketsQuery = Static<typeof TicketsQuery>;
export const TicketPage = Type.Object({
  ...PageOf(TicketSummary).properties,
  /** A search counts no more than 1,000 tickets. */
  totalIsLowerBound: Type.Optional(Type.Boolean()),
});

/** Changes of one or many tickets at once: all of them, or none if one does not exist. */
export const TicketChanges = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: Type.Optional(TicketStatus),
  priority: Type.Optional(TicketPriority),
  /** Null for nobody. */
  assigneeId: Type.Optional(Nullable(Id)),
  /** Leaves alone those that are gone or no longer match this filter, and names them in `skipped`. */
  matching: Type.Optional(TicketsFilter),
});
export type TicketChanges = Static<typeof TicketChanges>;
export const TicketsChanged = Type.Object({
  /** How many actually changed. */
  changed: Type.Integer(),
  skipped: Skipped,
});
export type TicketsChanged = Static<typeof TicketsChanged>;

export const TicketAnswerBody = Type.Object({
  message: TicketText,
  /** The ticket's new status; waiting for the requester by default. */
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('waiting'), Type.Literal('resolved')])),
  /**
   * The last event that the sender has seen, null for none. If someone else has written or changed the status since,
   * the answer fails with 409 `changed_meanwhile`. If absent, it is sent in any case.
   */
  seen: Type.Optional(Nullable(Id)),
  files: SentFiles,
});
export type TicketAnswerBody = Static<typeof TicketAnswerBody>;

/** Visible to administrators only. */
export const TicketNoteBody = Type.Object({ message: TicketText, files: SentFiles });
export type TicketNoteBody = Static<typeof TicketNoteBody>;
