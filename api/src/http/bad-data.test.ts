import { ErrorBody } from '@marketplace/shared/contracts';
import fc from 'fast-check';
import { expectContract } from '../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let user: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi({
    publicPostsPerMinute: 1_000_000,
    loginAttemptsPerAddress: 1_000_000,
    loginAttemptsPerAccount: 1_000_000,
  });
  buyer = await api.signIn('buyer');
  user = await api.signIn('user');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const post = (path: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.call({
    method: 'POST',
    path,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    // A buyer can't request a module.
    token: path === '/tex-suite/module-request' ? user : buyer,
  });

const item = '{"itemId":"attendance","itemType":"module","name":"x"';

describe('an invalid body', () => {
  it.each([
    ['cut short', item],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1e204'],
    ['a NUL', `${item.slice(0, -1)}\\u0000"}`],
    ['half a character', `${item.slice(0, -1)}\\ud800"}`],
    ['__proto__', `${item},"__proto__":{"x":1}}`],
    ['constructor.prototype', `${item},"constructor":{"prototype":{"x":1}}}`],
    ['users beyond an integer', `${item},"noOfUsers":1e204}`],
    ['users beyond int4', `${item},"noOfUsers":2147483648}`],
    ['deep nesting', `${item},"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['not a number', `${item},"noOfUsers":NaN}`],
  ])('is refused with a sentence: %s', async (_name, payload) => {
    const answer = await post('/tex-suite/cart', payload);
    expect(answer.statusCode).toBe(400);
    expect(expectContract(ErrorBody, answer.json()).message).toMatch(/\.$/);
  });

  it('is refused above one megabyte', async () => {
    expect((await post('/tex-suite/cart', `"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
  });

  it.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/x-www-form-urlencoded', 415],
    ['nonsense', 415],
    ['application/json; charset=utf-16', 400],
  ])('is refused as %s', async (type, status) => {
    const body = status === 400 ? Buffer.from(`${item}}`, 'utf16le') : `${item}}`;
    const answer = await post('/tex-suite/cart', body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expectContract(ErrorBody, answer.json());
  });

  it('is refused when compressed', async () => {
    const { gzipSync } = await import('node:zlib');
    expect((await post('/tex-suite/cart', gzipSync(`${item}}`), { 'content-encoding': 'gzip' })).statusCode).toBe(400);
  });

  it('uses the last of two duplicate names, as JSON does', async () => {
    const answer = await post('/tex-suite/cart', `${item},"noOfUsers":3,"noOfUsers":2}`);
    expect(answer.json().noOfUsers).toBe(2);
  });
});

describe('an invalid form', () => {
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n{}\r\n`;
  it.each([
    ['that ends early', '', 'multipart/form-data; boundary=x'],
    ['of another boundary', '--x--', 'multipart/form-data; boundary=y'],
    ['without a boundary', '--x--', 'multipart/form-data'],
  ])('is refused with a sentence: one %s', async (_name, end, type) => {
    const forms = { ticketData: '/tex-suite/ticket', picture: '/tex-admin/catalog/pictures' };
    for (const [name, path] of Object.entries(forms)) {
      const headers = { 'content-type': type };
      const answer = await api.call({ method: 'POST', path, payload: part(name) + end, headers, token: admin });
      expect([path, answer.statusCode]).toEqual([path, 400]);
      expectContract(ErrorBody, answer.json());
    }
  });
});

describe('a date and time that no database can store', () => {
  it.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00'])(
    '%s is refused',
    async (moment) => {
      const answer = await api.call({ path: `/tex-admin/audit?from=${encodeURIComponent(moment)}`, token: admin });
      expect(answer.statusCode).toBe(400);
      expect(expectContract(ErrorBody, answer.json()).message).toBe('from must be a date with time.');
    },
  );

  it('refuses a day before the year 1', async () => {
    const answer = await api.call({ path: '/tex-suite/invoice/search?from=0000-01-01', token: buyer });
    expect(answer.statusCode).toBe(400);
  });
});

describe('headers above their limit', () => {
  it('are refused with the request id in body and header', async () => {
    const base = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${base}/api/marketplace/tex-admin/modules?search=${'x'.repeat(20_000)}`);
    expect(answer.status).toBe(431);
    const body = expectContract(ErrorBody, await answer.json());
    expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  });
});

describe('an invalid URL', () => {
  it.each([
    ['/tex-admin/modules/%00', 400],
    ['/tex-admin/modules/%ff', 400],
    ['/tex-admin/modules/%E0%A4%A', 400],
    [`/tex-admin/modules/${'x'.repeat(65)}`, 400],
    [`/tex-admin/modules/${'x'.repeat(5_000)}`, 414],
    ['/tex-admin/modules/..%2f..%2fetc%2fpasswd', 400],
    ['/tex-admin/modules?search=%00', 400],
    ['/tex-admin/modules?search=%ed%a0%80', 200],
    ['/tex-admin/modules?search=a&search=b', 400],
    ['/tex-admin/modules?page[]=1', 200],
    ['/tex-admin/modules?__proto__=1', 200],
    ['/nothing', 404],
    ['/media/%2e%2e%2f%2e%2e%2fseed.ts', 404],
  ])('%s gets %i', async (path, status) => {
    const answer = await api.call({ path });
    expect(answer.statusCode).toBe(status);
    if (status >= 400) expectContract(ErrorBody, answer.json());
  });
});

it('never responds with 500 or above to random input', async () => {
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\0', '\ud800', 1e204, -0, 2 ** 31, '__proto__', null),
  );
  const body = fc.oneof(
    fc.dictionary(
      fc.constantFrom(
        'email',
        'password',
        'itemId',
        'itemType',
        'name',
        'noOfUsers',
        'refreshToken',
        'otp',
        'resetToken',
        'newPassword',
        'currentPassword',
        'set',
        'reports',
        'moduleId',
        'note',
        'couponCode',
        'billing',
        'fingerprint',
        'method',
        'invoiceId',
        'token',
        'amount',
        'paidAt',
        'subject',
        'message',
        'website',
        'company',
        'moduleIds',
        'preferredDay',
        'timeZone',
        'x',
      ),
      odd,
    ),
    odd,
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('1e9', '-1', '%00', "'", '9'.repeat(30)),
  );
  const paths = [
    '/auth/login',
    '/auth/refresh',
    '/auth/logout',
    '/auth/forgot-password/send-otp',
    '/auth/forgot-password/verify-otp',
    '/auth/forgot-password/reset',
    '/auth/change-password',
    '/tex-suite/cart',
    '/tex-suite/error-report',
    '/tex-suite/performance-report',
    '/tex-suite/module-request',
    '/tex-suite/checkout/quote',
    '/tex-suite/checkout',
    '/tex-suite/payment',
    '/tex-suite/contactus',
    '/tex-suite/demo-request',
    '/tex-suite/newsletter/confirm',
    '/tex-suite/alert/seen',
    '/tex-suite/ticket/status/answer',
    '/tex-suite/ticket/status/solved',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, async (path, value) => {
      const answer = await post(path, JSON.stringify(value) ?? '');
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 250 },
  );
  const names = [
    'search',
    'page',
    'size',
    'sort',
    'bucketId',
    'categoryId',
    'moduleId',
    'role',
    'status',
    'noOfUsers',
    'from',
    'priority',
    'assignee',
    'token',
  ];
  const reads = [
    '/tex-admin/modules',
    '/tex-admin/pricing-tiers',
    '/tex-suite/user',
    '/tex-admin/modules/{}',
    '/tex-suite/user/role/{}',
    '/tex-admin/buckets/{}/with-modules',
    '/tex-suite/module-request',
    '/tex-suite/contact-us',
    '/tex-suite/demo-request',
    '/tex-suite/newsletter',
    '/tex-suite/newsletter/status/{}',
    '/tex-suite/ticket',
    '/tex-suite/ticket/{}',
    '/tex-suite/ticket/status',
    '/tex-suite/ticket/status/file/{}',
    '/tex-suite/ticket/mine',
    '/tex-suite/dashboard/categories',
    '/tex-suite/dashboard/categories/{}/buckets',
    '/tex-suite/order',
    '/tex-suite/order/{}',
    '/tex-suite/invoice/{}/pdf',
    '/tex-suite/invoice/x/credit-note/{}/pdf',
    '/tex-suite/payment/{}/pdf',
    '/tex-suite/coupon/user',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...reads),
      text,
      fc.dictionary(fc.constantFrom(...names), text),
      async (path, part, query) => {
        const safe = (value: string) => encodeURIComponent(value.replace(/[\ud800-\udfff]/g, '?'));
        const search = Object.entries(query)
          .map(([name, value]) => `${name}=${safe(value)}`)
          .join('&');
        const answer = await api.call({ path: `${path.replace('{}', safe(part))}?${search}`, token: admin });
        expect(answer.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 250 },
  );
});
