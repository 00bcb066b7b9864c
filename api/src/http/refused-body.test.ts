import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { marketplace, openTestApi, type TestApi } from '../../test/test-api.ts';
import { rawRequest } from '../../test/raw-request.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000 });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const post = (headers: string, body: string) =>
  rawRequest(
    port,
    `POST ${marketplace}/tex-suite/contactus HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}`,
  );
const next = `GET ${marketplace}/tex-suite/dashboard HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

const large = 'x'.repeat(4_000_000);

// If the server closed the connection with its response, a client that is still sending could not read it.
it.each([
  ['announced', `content-length: ${large.length}`, large],
  ['in chunks', 'transfer-encoding: chunked', `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`],
])('refuses a body that is too large (%s) and handles what follows on the connection', async (_how, headers, body) => {
  for (let turn = 0; turn < 5; turn += 1) expect(statuses(await post(headers, body + next))).toEqual(['413', '200']);
});

it('refuses it before closing the connection at its client’s request', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    const headers = `host: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${large.length}`;
    socket.write(`POST ${marketplace}/tex-suite/contactus HTTP/1.1\r\n${headers}\r\n\r\n`);
    socket.end(large);
    expect(statuses(await answer)).toEqual(['413']);
  }
});
