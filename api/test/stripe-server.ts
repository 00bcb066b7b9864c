import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StripeRequest {
  method: string;
  path: string;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
}

type Answer = [status: number, body: object];

/** A Checkout session as Stripe's API returns it, with the fields that matter here. */
export const aSession = (change: object = {}) => ({
  id: `cs_test_${randomBytes(8).toString('hex')}`,
  object: 'checkout.session',
  created: 1_795_600_000,
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null as object | null,
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  ...change,
});

const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
};

/** Plays Stripe's API: records requests, remembers idempotency keys, and responds with what the test sets. */
export async function openStripeServer() {
  const sessions = new Map<string, ReturnType<typeof aSession>>();
  const refunds = new Map<string, { id: string; status: string; failure_reason?: string }>();
  const requests: StripeRequest[] = [];
  const remembered = new Map<string, Answer>();
  /** Responses that come first, instead of the right ones. */
  const faults: Answer[] = [];

  const answerRefund = (method: string, path: string, form: Record<string, string>): Answer => {
    const known = refunds.get(path.slice('/v1/refunds/'.length));
    if (known) return [200, known];
    if (method === 'GET')
      return [200, { object: 'list', data: [...refunds.values()], has_more: false, url: '/v1/refunds' }];
    const refund = {
      ...{ id: `re_${refunds.size + 1}`, object: 'refund', status: 'succeeded', amount: Number(form.amount) },
      metadata: { reference: form['metadata[reference]'] },
    };
    refunds.set(refund.id, refund);
    return [200, refund];
  };

  const answer = ({ method, path, form }: StripeRequest): Answer => {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/?]+)(?:\/(\w+))?/.exec(path) ?? [];
    const session = sessions.get(id);
    if (path === '/v1/checkout/sessions' && method === 'POST') {
      const opened = aSession({ client_reference_id: form.client_reference_id });
      sessions.set(opened.id, opened);
      return [200, opened];
    }
    if (path.startsWith('/v1/refunds')) return answerRefund(method, path, form);
    if (!session) return [404, { error: { type: 'invalid_request_error', message: 'No such session' } }];
    if (action === 'expire') Object.assign(session, { status: 'expired', url: null });
    return [200, session];
  };

  const server = createServer((incoming, response) => {
    void readForm(incoming).then((form) => {
      const { method = '', url: path = '', headers } = incoming;
      const idempotencyKey = headers['idempotency-key'] as string | undefined;
      const request = { method, path, form, idempotencyKey };
      requests.push(request);
      const fault = faults.shift();
      const known = idempotencyKey === undefined ? undefined : remembered.get(idempotencyKey);
      const [status, body] = fault ?? known ?? answer(request);
      if (!fault && idempotencyKey !== undefined) remembered.set(idempotencyKey, [status, body]);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    refunds,
    requests,
    faults,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}
