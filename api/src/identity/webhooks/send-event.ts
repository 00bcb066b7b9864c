import { Webhook } from 'standardwebhooks';
import type { WebhookAttempt } from '@marketplace/shared/contracts';
import { guardedFetch, InsideAddressError } from '../sign-on/guarded-fetch.ts';
import { errorCode } from '../../error-code.ts';
import { retryAfter } from './retry-schedule.ts';

interface Outgoing {
  url: string;
  eventId: string;
  payload: string;
  secrets: [present: string, previous?: string];
  allowInside: boolean;
}

/** The outcome of an attempt. */
export interface Sent {
  attempt: WebhookAttempt;
  /** The receiver doesn't want events any more. */
  isGone: boolean;
  /** Milliseconds that the receiver asked to wait. */
  waitAsked: number | undefined;
}

/** How much of a response people see in the log, in bytes. */
const mostOfAnswer = 1_024;

/** Sends an event once, signed with each secret. Failures are returned, not thrown. */
export async function sendEvent({ url, eventId, payload, secrets, allowInside }: Outgoing): Promise<Sent> {
  const at = new Date();
  const started = performance.now();
  const told = (result: Pick<WebhookAttempt, 'status' | 'problem' | 'excerpt'>): WebhookAttempt => ({
    at: at.toISOString(),
    ms: Math.round(performance.now() - started),
    ...result,
  });
  try {
    const fetch = guardedFetch({ allowInside, mostBytes: mostOfAnswer, cut: true });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(payload)),
      'user-agent': 'Marketplace-Webhooks/1.0',
      'webhook-id': eventId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': secrets
        .filter((secret) => secret !== undefined)
        .map((secret) => new Webhook(secret).sign(eventId, at, payload))
        .join(' '),
    };
    const answer = await fetch(url, { method: 'POST', headers, body: payload });
    const { status } = answer;
    const attempt = told({ status, problem: problemOf(status), excerpt: await excerptOf(answer) });
    const mayAsk = status === 429 || status === 503;
    const waitAsked = mayAsk ? retryAfter(answer.headers.get('retry-after'), at.getTime()) : undefined;
    return { attempt, isGone: status === 410, waitAsked };
  } catch (error) {
    const attempt = told({ status: null, problem: sentenceOf(error), excerpt: null });
    return { attempt, isGone: false, waitAsked: undefined };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `It responded ${status}, a redirect. We don't follow redirects. Enter the final address.`;
  return `It responded ${status} instead of 2xx.`;
}

/** Only text, without invisible characters. */
async function excerptOf(answer: Response): Promise<string | null> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/^(text\/|application\/([\w.-]+\+)?json)/i.test(type)) return null;
  return (await answer.text()).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '') || null;
}

const sentences: Record<string, string> = {
  ABORT_ERR: "It didn't respond within 10 seconds.",
  ENOTFOUND: "There's no server with this name.",
  EAI_AGAIN: "We couldn't look up the name.",
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection.',
  EHOSTUNREACH: "We couldn't reach the server.",
  ENETUNREACH: "We couldn't reach the server.",
  ETIMEDOUT: "We couldn't reach the server.",
  CERT_HAS_EXPIRED: "The server's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The server's certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The server's certificate is self-signed.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The server doesn't send its full certificate chain.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate is for another name.",
};

function sentenceOf(error: unknown): string {
  if (error instanceof InsideAddressError)
    return "The address is in a private network or isn't https. Nothing was sent.";
  return sentences[errorCode(error)] ?? "The connection failed, or the response wasn't HTTP.";
}
