import type { TicketView } from '@marketplace/shared/contracts';
import { hashOfToken } from '../../operations/index.ts';
import type { Queries } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { aboutTicket } from './about-ticket.ts';
import { mayAnswer } from './may-answer.ts';
import { findTicketByHash, type TicketRow } from './ticket-store.ts';

/** @throws ApiError 404 for an unknown token */
export async function ticketByLink(db: Queries, token: string): Promise<TicketRow> {
  const ticket = await findTicketByHash(db, hashOfToken(token));
  if (!ticket) {
    throw new ApiError(
      404,
      'link_not_good',
      "This link doesn't work. Use the one in the latest email about your ticket.",
    );
  }
  return ticket;
}

/** The ticket as its requester sees it. */
export async function viewTicket(db: Queries, ticket: TicketRow): Promise<TicketView> {
  return {
    ...(await aboutTicket(db, ticket, ['message', 'status'])),
    canAnswer: await mayAnswer(db, ticket),
  };
}
