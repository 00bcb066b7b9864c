/**
 * @jest-environment ../../shared/tooling/jest/browser-environment.cjs
 */
import { FIRST_DATA, takeFirstData } from '../src/start/first-data.ts';
import { firstDataScript, firstDataTag } from './first-data-script.ts';

const answers: Record<string, () => Promise<Response>> = {};
const fetched = jest.fn(
  (address: string, options: RequestInit) =>
    answers[address]?.() ?? Promise.reject(new TypeError(`${address} ${options.method}`)),
);
const real = globalThis.fetch;
beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
  localStorage.clear();
  Reflect.deleteProperty(window, FIRST_DATA);
});

/** The document of a guarded page, opened with this token. */
const open = (token: string | null, ...paths: string[]) => {
  if (token) localStorage.setItem('accessToken', token);
  document.head.innerHTML = firstDataTag('/api/marketplace', paths);
  new Function(firstDataScript)();
};
const answer = (path: string, body: string, status = 200) => {
  answers[`/api/marketplace${path}`] = async () =>
    new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
};

describe('the document of a guarded page', () => {
  it('asks for the session and its data at once, with the visitor’s token', async () => {
    answer('/auth/check-auth', '{"user":null}');
    answer('/tex-suite/cart?a="b"', '[]');
    open('secret', '/tex-suite/cart?a="b"');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/marketplace/auth/check-auth',
      '/api/marketplace/tex-suite/cart?a="b"',
    ]);
    for (const [, { headers, credentials }] of fetched.mock.calls)
      expect([headers, credentials]).toEqual([{ authorization: 'Bearer secret' }, 'include']);
    const { '/auth/check-auth': session, '/tex-suite/cart?a="b"': cart } = takeFirstData('secret');
    expect([await session, await cart]).toMatchObject([
      { status: 200, data: { user: null }, headers: { 'content-type': 'application/json' } },
      { status: 200, data: [] },
    ]);
    expect(takeFirstData('secret')).toEqual({});
  });

  it.each([
    ['a page instead of JSON', () => answer('/auth/check-auth', '<html>')],
    ['no connection', () => delete answers['/api/marketplace/auth/check-auth']],
  ])('leaves %s to the application', async (_, arrange) => {
    arrange();
    open('secret');
    const asked = takeFirstData('secret');
    expect(Object.keys(asked)).toEqual(['/auth/check-auth']);
    expect(await asked['/auth/check-auth']).toBeUndefined();
  });

  it('passes a refusal on', async () => {
    answer('/auth/check-auth', '{"message":"No."}', 401);
    open('secret');
    const refusal = await takeFirstData('secret')['/auth/check-auth'];
    expect(refusal).toMatchObject({ status: 401, data: { message: 'No.' } });
  });

  it('keeps nothing for someone who has signed in since', () => {
    open('secret');
    expect(takeFirstData('other')).toEqual({});
    expect(takeFirstData('secret')).toEqual({});
  });

  it('asks for nothing without a token', () => {
    open(null);
    expect(fetched).not.toHaveBeenCalled();
    expect(takeFirstData(null)).toEqual({});
  });

  it('asks for nothing where storage is blocked', () => {
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    open(null);
    storage.mockRestore();
    expect(fetched).not.toHaveBeenCalled();
  });
});
