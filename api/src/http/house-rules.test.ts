import { ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
beforeAll(
  async () =>
    (api = await openTestApi({ allowedOrigins: ['https://partner.example'], allowedHosts: ['shop.example'] })),
);
afterAll(() => api.close());

const logout = (headers: Record<string, string>) => api.call({ method: 'POST', path: '/auth/logout', headers });

describe('the origin check', () => {
  it.each([
    ['none', {}, 200],
    ['our own', { host: 'shop.example', origin: 'https://shop.example' }, 200],
    ['our own with a port', { host: 'localhost:4000', origin: 'http://localhost:4000' }, 200],
    ['one that is allowed', { host: 'shop.example', origin: 'https://partner.example' }, 200],
    ['another site', { host: 'shop.example', origin: 'https://evil.example' }, 403],
    ['another port', { host: 'localhost:4000', origin: 'http://localhost:4001' }, 403],
    ['a site whose name begins like ours', { host: 'shop.example', origin: 'https://shop.example.evil.example' }, 403],
    ['null', { host: 'shop.example', origin: 'null' }, 403],
    ['garbage', { host: 'shop.example', origin: 'garbage' }, 403],
  ])('%s', async (_name, headers, status) => {
    const answer = await logout(headers);
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(expectContract(ErrorBody, answer.json()).code).toBe('foreign_origin');
  });

  it('does not apply to reading', async () => {
    const answer = await api.call({ path: '/tex-admin/buckets', headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is not fooled by X-Forwarded-Host', async () => {
    const headers = { host: 'shop.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await logout(headers)).statusCode).toBe(403);
  });
});

describe('every response', () => {
  it('carries the id of its request, or the given one if it is safe', async () => {
    const given = await api.call({ path: '/nothing', headers: { 'x-request-id': 'trace-12345678' } });
    expect([given.headers['x-request-id'], given.json().requestId]).toEqual(['trace-12345678', 'trace-12345678']);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const traced = await api.call({ path: '/nothing', headers: { traceparent, 'x-request-id': 'trace-12345678' } });
    expect(traced.json().requestId).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
    const forged = await api.call({
      path: '/tex-admin/buckets',
      headers: { 'x-request-id': 'a\tlevel=error {"fake":1}' },
    });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it("can't be sniffed, framed or run", async () => {
    const { headers } = await api.call({ path: '/tex-admin/buckets' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeTruthy();
  });

  it('is an error in the usual shape for an unknown URL below /api', async () => {
    for (const url of ['/api/nothing', '/api/organization/nothing', '/api/marketplace/auth/forgot-password/send-otp']) {
      const answer = await api.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expectContract(ErrorBody, answer.json());
    }
  });
});

describe('pages of the API itself', () => {
  it.each(['/api/docs/', '/api/dev/mailbox/view', '/api/marketplace/demo-app/attendance'])(
    'have the same security headers as those of the storefront: %s',
    async (url) => {
      const { headers, statusCode } = await api.app.inject(url);
      expect([statusCode, String(headers['content-type'])]).toEqual([200, expect.stringContaining('text/html')]);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
        'referrer-policy': expect.any(String),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      for (const directive of ['default-src', "base-uri 'none'", 'form-action', 'frame-ancestors'])
        expect(policy).toContain(directive);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe/);
    },
  );
});

describe('the health checks', () => {
  it('are at /livez and /readyz', async () => {
    expect((await api.app.inject('/livez')).json()).toEqual({ status: 'ok' });
    expect((await api.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('in production', () => {
  it('has no mailbox, no demo module and no demo media', async () => {
    const production = await openTestApi({ production: true });
    try {
      for (const url of [
        '/api/dev/mailbox',
        '/api/dev/mailbox/view',
        '/api/dev/mailbox/x/html',
        '/api/dev/payments/x',
        '/api/marketplace/demo-app/attendance',
        '/api/marketplace/media/icon-attendance.svg',
      ]) {
        expect((await production.app.inject(url)).statusCode).toBe(404);
      }
    } finally {
      await production.close();
    }
  });
});

describe('the demo', () => {
  it('opens a page for a module, and serves its icon cacheable', async () => {
    const page = await api.call({ path: '/demo-app/attendance' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('This is where Attendance runs');
    expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    expect((await api.call({ path: '/demo-app/nothing' })).statusCode).toBe(404);
    const icon = await api.call({ path: '/media/icon-attendance.svg' });
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.headers['cache-control']).toContain('max-age=86400');
    expect(icon.headers.etag).toBeTruthy();
    const part = await api.call({ path: '/media/icon-attendance.svg', headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body.length]).toEqual([206, 4]);
  });

  it.each([
    ['slide-payroll.avif', 'image/avif'],
    ['video-payroll.webm', 'video/webm'],
  ])('serves %s with its type, and by range if requested', async (file, type) => {
    const part = await api.call({ path: `/media/${file}`, headers: { range: 'bytes=10-19' } });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([206, type, 10]);
    expect(part.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('shows its mailbox as a page that runs nothing from the emails', async () => {
    await api.database.pool.query(`insert into mails (id, to_address, subject, text, html, sent_at)
      values ('m1', 'x@y.example', '<script>alert(1)</script>', 'Hello', '<b>Hello</b>', now())`);
    const page = await api.app.inject('/api/dev/mailbox/view?to=x@y.example');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const mail = await api.app.inject('/api/dev/mailbox/m1/html');
    expect(mail.body).toBe('<b>Hello</b>');
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none';.*; sandbox$/);
    expect((await api.app.inject('/api/dev/mailbox/m2/html')).statusCode).toBe(404);
    expect((await api.app.inject('/api/dev/mailbox?to=X@Y.example')).json()).toEqual([
      {
        id: 'm1',
        to: 'x@y.example',
        subject: '<script>alert(1)</script>',
        text: 'Hello',
        html: '<b>Hello</b>',
        sentAt: expect.any(String),
        attached: [],
      },
    ]);
  });
});
