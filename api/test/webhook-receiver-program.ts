import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { Behavior, Received } from './webhook-receiver.ts';

/**
 * Receives webhooks like a customer's server, on a free port: prints its address, and serves until it is stopped. Tests
 * tell it how to behave with `PUT /control/NAME` and query it with `GET /control/NAME`; webhooks go to `/hook/NAME`.
 */
const behaviors = new Map<string, Behavior>();
const received: Received[] = [];

async function receive(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
  const { secret = '', status = 200, headers = {}, answer = 'ok' } = behaviors.get(name) ?? {};
  received.push({ name, headers: request.headers, ...verify(secret, request.headers, await text(request)) });
  if (answer === 'never') return;
  response.writeHead(status, { 'content-type': 'text/plain', ...headers });
  if (answer === 'large') response.end('x'.repeat(10 * 1024 * 1024));
  else response.end(answer);
}

function verify(
  secret: string,
  headers: IncomingMessage['headers'],
  body: string,
): Pick<Received, 'event' | 'refusal'> {
  try {
    return { event: new Webhook(secret).verify(body, headers as Record<string, string>) as Received['event'] };
  } catch (error) {
    return { refusal: String(error) };
  }
}

const server = createServer((request, response) => {
  const [, area, name = ''] = request.url?.split('/') ?? [];
  const answer = async () => {
    if (area === 'hook') return receive(request, response, name);
    if (request.method === 'PUT')
      behaviors.set(name, { ...behaviors.get(name), ...(JSON.parse(await text(request)) as Behavior) });
    response.end(JSON.stringify(received.filter((one) => one.name === name)));
  };
  answer().catch((error: unknown) => response.destroy(error as Error));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
process.stdin.on('end', () => process.exit()).resume();
