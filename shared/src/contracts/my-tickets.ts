import { Type, type Static } from 'typebox';
import { Id, Instant, PageOf, SortBy } from './common.ts';
import { LinkToken } from './newsletter.ts';
import { TicketKind, TicketStatus } from './support.ts';

/** A ticket, contact message or demo request in its requester's list. */
export const MyTicket = Type.Object({
  id: Id,
  kind: TicketKind,
  number: Type.String(),
  subject: Type.String(),
  status: TicketStatus,
  createdAt: Instant,
  updatedAt: Instant,
});
export type MyTicket = Static<typeof MyTicket>;

export const MyTicketsQuery = Type.Object({
  /** `unsolved` is new, open and waiting; `solved` is resolved and closed. All if absent. */
  status: Type.Optional(Type.Union([Type.Literal('unsolved'), Type.Literal('solved')])),
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  /** 20 by default. */
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `updatedAt,desc` by default. */
  sort: Type.Optional(SortBy('updatedAt', 'createdAt', 'subject', 'status')),
});
export type MyTicketsQuery = Static<typeof MyTicketsQuery>;

/** Last changed first. */
export const MyTicketPage = PageOf(MyTicket);
export type MyTicketPage = Static<typeof MyTicketPage>;

/** Opens the ticket's page, as the link in its emails does. */
export const TicketLink = Type.Object({ token: LinkToken });
export type TicketLink = Static<typeof TicketLink>;
