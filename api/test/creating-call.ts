import type { ticketForm } from './ticket-form.ts';

/** A call that creates a row of a table (which may have a condition), and content that is other than that. */
export interface CreatingCall {
  path: string;
  as?: string;
  base?: string;
  table: string;
  body: CallBody;
  other: CallBody;
  /** The field of the answer that is told once; a repeated call is refused. */
  secret?: string;
}

/** JSON, or a form with its type. */
export type CallBody = Form | { payload: object };
type Form = Awaited<ReturnType<typeof ticketForm>>;

export const json = (payload: object): CallBody => ({ payload });
