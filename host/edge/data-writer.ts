import type { IncomingMessage } from 'node:http';

export interface WrittenAnswer {
  status: number;
  /** JSON, unless the response isn't the API's. */
  body: string;
  /** In seconds, as the API reports it. */
  retryAfter?: string | undefined;
}

/**
 * Sends JSON to a public path below the marketplace base, once, on behalf of who sent `request`: the API's limits count by
 * their address. Never rejects.
 */
export type DataWriter = (path: string, value: object, request: IncomingMessage) => Promise<WrittenAnswer>;

export const UNREACHED: WrittenAnswer = { status: 503, body: '' };
