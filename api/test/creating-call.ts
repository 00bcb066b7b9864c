import type { ticketForm } from './ticket-form.ts';

/** A request that creates a row of a table (with an optional condition), and different content for it. */
export interface CreatingCall {
  path: string;
  as?: string;
  base?: string;
  table: string;
  body: CallBody;
  other: CallBody;
  /** The field of the response that is shown only once; a repeated request is refused. */
  secret?: string;
}

/** JSON, or a form with its type. */
export type CallBody = Form | { payload: object };
type Form = Awaited<ReturnType<typeof ticketForm>>;

export const json = (payload: object): CallBody => ({ payload });
