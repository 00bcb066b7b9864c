import { Type } from 'typebox';
import type { MailDocument } from '../../db/schema/mail.ts';

/** A `MailDocument` in the queue. */
export const QueuedDocument = Type.Object({
  filename: Type.String(),
  kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit-note'), Type.Literal('receipt')]),
  clientId: Type.String(),
  invoiceId: Type.String(),
  id: Type.Union([Type.String(), Type.Null()]),
});

/** Renders a document as PDF; undefined if its records are gone. */
export type RenderDocument = (document: MailDocument) => Promise<Buffer | undefined>;
