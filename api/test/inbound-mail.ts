import { createHmac, randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';
import { until } from './until.ts';

export const inboundSecret = Buffer.from('of tests alone, twenty-four bytes or more');
export const inboundMail = { address: 'reply@shop.example', secrets: [inboundSecret] };

interface Signing {
  id?: string;
  secret?: Buffer;
  /** In seconds. */
  at?: number;
}

/** The headers of a delivery as a provider signs it. */
export function signed(
  raw: Buffer,
  { id = randomUUID(), secret = inboundSecret, at = Date.now() / 1_000 }: Signing = {},
) {
  const timestamp = String(Math.floor(at));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(raw).digest('base64');
  return {
    'content-type': 'message/rfc822',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

export const deliver = (api: TestApi, raw: Buffer | string, headers?: Record<string, string>) => {
  const payload = Buffer.from(raw);
  return api.call({ method: 'POST', path: '/tex-suite/inbound-mail', payload, headers: headers ?? signed(payload) });
};

export interface ArrivedMail {
  state: string;
  reason: string | null;
  ticket_id: string | null;
}

/** Delivers a mail and waits until it has been processed. */
export async function receive(api: TestApi, raw: Buffer | string): Promise<ArrivedMail> {
  const id = randomUUID();
  const answer = await deliver(api, raw, signed(Buffer.from(raw), { id }));
  expect(answer.statusCode).toBe(202);
  let mail: ArrivedMail | undefined;
  await until(async () => {
    const { rows } = await api.database.pool.query(
      "select state, reason, ticket_id from inbound_mails where webhook_id = $1 and state <> 'waiting'",
      [id],
    );
    mail = rows[0];
    return mail !== undefined;
  }, 30_000);
  if (!mail) throw new Error('The mail was not worked on.');
  return mail;
}

/** A text message, with these headers above the usual ones. */
export const textMail = (headers: Record<string, string | undefined>, body: string) => {
  const all: Record<string, string | undefined> = {
    From: 'Jo Fernandes <jo@client.example>',
    To: 'reply@shop.example',
    Subject: 'Re: Punches are missing',
    'Message-ID': `<${randomUUID()}@client.example>`,
    Date: 'Tue, 24 Nov 2026 10:15:00 +0530',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
  return `${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`;
};

interface Part {
  type: string;
  headers?: string[];
  body: string;
}

/** A multipart body and its type. */
export function multipart(
  kind: 'mixed' | 'alternative' | 'related' | 'report; report-type=delivery-status',
  parts: Part[],
) {
  const boundary = `b${randomUUID().slice(0, 8)}`;
  const body = parts
    .map((part) => [`--${boundary}`, `Content-Type: ${part.type}`, ...(part.headers ?? []), '', part.body].join('\n'))
    .join('\n');
  return { type: `multipart/${kind}; boundary="${boundary}"`, body: `${body}\n--${boundary}--` };
}

/** A part with a file. */
export const filePart = (name: string, content: Buffer, type = 'application/octet-stream'): Part => ({
  type: `${type}; name="${name}"`,
  headers: [`Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64'],
  body: content.toString('base64').replace(/.{76}/g, '$&\n'),
});
