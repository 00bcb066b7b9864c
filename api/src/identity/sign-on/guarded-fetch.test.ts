import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { guardedFetch, InsideAddressError } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

describe('a guarded fetch', () => {
  let server: Server;
  let asked: number;
  let body = 'here';
  beforeAll(async () => {
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => (asked = 0));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const at = (scheme: string, host: string) => `${scheme}://${host}:${(server.address() as AddressInfo).port}/`;
  const strictly = guardedFetch({ allowInside: false });

  it('reaches this machine if allowed, and follows no redirect', async () => {
    const answer = await guardedFetch({ allowInside: true })(at('http', '127.0.0.1'), {});
    expect([answer.status, await answer.text(), asked]).toEqual([302, 'here', 1]);
  });

  it('refuses an internal address, a name that leads to one, and plain HTTP', async () => {
    for (const url of [at('https', '127.0.0.1'), at('https', '[::1]'), at('https', 'localhost'), 'http://8.8.8.8/'])
      await expect(strictly(url, {})).rejects.toThrow(InsideAddressError);
    expect(asked).toBe(0);
  });

  it('refuses a name if one of its addresses is internal', async () => {
    const mixed = [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    jest
      .spyOn(dns, 'lookup')
      .mockImplementation(((...all: unknown[]) =>
        (all.at(-1) as (error: null, found: unknown) => void)(null, mixed)) as never);
    await expect(strictly(at('https', 'mixed.example'), {})).rejects.toThrow(InsideAddressError);
  });

  it('cuts off a response that is larger than any provider needs', async () => {
    body = 'x'.repeat(600_000);
    await expect(guardedFetch({ allowInside: true })(at('http', '127.0.0.1'), {})).rejects.toThrow('larger');
  });
});
