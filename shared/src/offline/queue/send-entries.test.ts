import { keepTokens, marketplace } from '../../http/index.ts';
import { fakeApi } from '../../testing/index.ts';
import type { CartChange, CartEntry } from './cart-entry.ts';
import { NotTheOwner } from './not-the-owner.ts';
import { sendEntries } from './send-entries.ts';

const api = fakeApi();

const line = { cartItemId: 'line 1', itemId: 'payroll', itemType: 'module', name: 'Payroll' };
const entry = (change: CartChange, id = 'key-1'): CartEntry => ({
  id,
  ...change,
  timestamp: 1,
  owner: 'asha',
  state: 'unsent',
});

/** Responds to every request of the cart and records them. */
const listen = (answer = () => api.json({}) as Response) => {
  const calls: unknown[] = [];
  for (const method of ['post', 'put', 'delete'] as const)
    api[method]('/tex-suite/cart*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const body = await request.text();
      const key = request.headers.get('Idempotency-Key');
      calls.push([request.method, pathname.replace('/api/marketplace', '') + search, key, body && JSON.parse(body)]);
      return answer() as never;
    });
  return calls;
};
const add = entry({
  type: 'cart-add',
  data: { itemId: 'payroll', itemType: 'module', name: 'Payroll', noOfUsers: 5, noOfDays: 30 },
});

it.each<[CartChange, unknown[]]>([
  [add, ['POST', '/tex-suite/cart', 'key-1', add.data]],
  [
    { type: 'cart-update', data: { ...line, noOfUsers: 7, noOfDays: 9 } },
    ['PUT', '/tex-suite/cart/line%201?noOfUsers=7&noOfDays=9', 'key-1', ''],
  ],
  [{ type: 'cart-remove', data: line }, ['DELETE', '/tex-suite/cart/line%201', 'key-1', '']],
  [{ type: 'cart-clear', data: {} }, ['DELETE', '/tex-suite/cart/clear', 'key-1', '']],
])('sends $type with its id as the key [A-31]', async ({ type, data }, call) => {
  const calls = listen();
  await sendEntries(marketplace, [entry({ type, data } as CartChange)], () => true);
  expect(calls).toEqual([call]);
});

it('sends several removals in one request, with its own key', async () => {
  const calls = listen();
  const removals = ['line-1', 'line-2'].map((cartItemId) =>
    entry({ type: 'cart-remove', data: { ...line, cartItemId, bulk: true } }, `key of ${cartItemId}`),
  );
  await sendEntries(marketplace, removals, () => true);
  expect(calls).toEqual([['DELETE', '/tex-suite/cart/remove-multiple', 'key of line-1-bulk', ['line-1', 'line-2']]]);
});

it('sends nothing on behalf of someone else', async () => {
  const calls = listen();
  await expect(sendEntries(marketplace, [add], (owner) => owner !== 'asha')).rejects.toBeInstanceOf(NotTheOwner);
  expect(calls).toEqual([]);
});

it('does not repeat a request with the token of someone who has signed in since', async () => {
  keepTokens({ accessToken: 'of asha', refreshToken: 'of asha too' });
  const calls = listen(() => {
    keepTokens({ accessToken: 'of ravi', refreshToken: 'of ravi too' });
    return api.json({}, 401);
  });
  const isSignedIn = () => localStorage.getItem('accessToken') === 'of asha';
  await expect(sendEntries(marketplace, [add], isSignedIn)).rejects.toBeInstanceOf(NotTheOwner);
  expect(calls).toHaveLength(1);
});
