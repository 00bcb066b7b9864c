import { ErrorBody } from '@marketplace/shared/contracts';
import { expectContract } from '../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../test/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ publicPostsPerMinute: 1_000_000 });
  token = await api.signIn('super');
});
afterAll(() => api.close());

const forms = ['/tex-admin/catalog/pictures', '/tex-suite/ticket', '/tex-suite/ticket/x/file'];

const send = (path: string, contentType: string, body = '--x\r\n\r\n--x--') =>
  api.call({
    method: 'POST',
    path,
    token,
    headers: { 'content-type': contentType },
    payload: Buffer.from(body),
  });

describe.each(forms)('%s', (path) => {
  it.each([
    ['no boundary', 'multipart/form-data', 400],
    ['an empty boundary', 'multipart/form-data; boundary=', 400],
    ['empty quotes', 'multipart/form-data; boundary=""', 400],
    ['a boundary of 71 characters', `multipart/form-data; boundary=${'x'.repeat(71)}`, 400],
    ['a boundary of 300 characters', `multipart/form-data; boundary=${'x'.repeat(300)}`, 400],
    ['a quoted boundary of 300 characters', `multipart/form-data; boundary="${'x'.repeat(300)}"`, 400],
    ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, 400],
    ['a boundary with a tab', 'multipart/form-data; boundary="a\tb"', 400],
    ['an open quote', 'multipart/form-data; boundary="x', 400],
    ['another form', 'application/x-www-form-urlencoded', 415],
    ['text that mentions a form', 'text/plain; x=multipart/form-data', 415],
  ])('refuses %s in one sentence', async (_what, contentType, status) => {
    const answer = await send(path, contentType);
    expect(answer.statusCode).toBe(status);
    expectContract(ErrorBody, answer.json());
  });

  it.each(['x'.repeat(70), 'a b', "'()+_,-./:=?"])('accepts a form with the boundary %s', async (boundary) => {
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="x"; filename="x"\r\n\r\nx\r\n--${boundary}--`;
    const answer = await send(path, `multipart/form-data; charset=utf-8; boundary="${boundary}"; x=y`, body);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.not.stringMatching(/couldn't read|boundary/),
    ]);
  });
});
