import { Type } from 'typebox';
import type { MailPdf } from '../../db/schema/mail.ts';

/** A `MailDocument` in the queue. */
export const QueuedDocument = Type.Union([
  Type.Object({
    filename: Type.String(),
    kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit-note'), Type.Literal('receipt')]),
    clientId: Type.String(),
    invoiceId: Type.String(),
    id: Type.Union([Type.String(), Type.Null()]),
  }),
  Type.Object({
    filename: Type.String(),
    kind: Type.Literal('calendar'),
    method: Type.Union([Type.Literal('REQUEST'), Type.Literal('CANCEL')]),
    content: Type.String(),
  }),
]);

/** Media type of a calendar, which tells mail programs what to do with it. */
export const calendarType = (method: string) => `text/calendar; charset=utf-8; method=${method}`;

/** Renders a document as PDF; undefined if its records are gone. */
export type RenderDocument = (document: MailPdf) => Promise<Buffer | undefined>;
