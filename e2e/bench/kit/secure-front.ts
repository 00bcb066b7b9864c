import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { certificate } from './certificate.ts';
import { freePort } from './product.ts';

const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/** Headers that HTTP/2 allows. */
const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.includes(name)),
  );

/** Serves an origin over HTTP/2, as a load balancer in front of the edge does. */
export const startSecureFront = async (origin: string) => {
  const agent = new Agent({ keepAlive: true });
  const port = await freePort();
  const forward = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => {
    const headers = { ...passedOn(incoming.headers), host: `localhost:${port}`, 'x-forwarded-proto': 'https' };
    const asked = request(origin + incoming.url, { method: incoming.method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(outgoing.stream);
    });
    asked.on('error', () => outgoing.stream.close());
    incoming.pipe(asked);
  };
  const server = createSecureServer(certificate, forward);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = () => {
    agent.destroy();
    server.close();
  };
  return { origin: `https://localhost:${port}`, stop };
};
