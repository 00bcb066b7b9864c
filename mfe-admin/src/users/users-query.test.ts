import { readView, usersPath, writeView } from './users-query.ts';

const read = (query: string) => readView(new URLSearchParams(query));

it('reads the whole view from the URL', () => {
  expect(read('search=rao&role=ADMIN&status=invited&page=2&size=50&sort=lastSeenAt,desc')).toEqual({
    search: 'rao',
    role: 'ADMIN',
    status: 'invited',
    page: 2,
    size: 50,
    sort: 'lastSeenAt,desc',
  });
});

it.each(['status=gone', 'page=-1', 'page=x', 'size=7', 'size=1e9', 'sort=password,asc'])(
  'takes %s for not said',
  (query) => expect(read(query)).toEqual(read('')),
);

it('writes only what differs from the start, and reads it back', () => {
  expect(writeView(read('')).toString()).toBe('');
  const view = read('search=a%26b&page=3');
  expect(readView(writeView(view))).toEqual(view);
});

it('asks the API for exactly the view', () => {
  expect(usersPath(read(''))).toBe('/tex-suite/user?page=0&size=20&sort=name%2Casc');
  expect(usersPath(read('search= rao &role=PAYMENT_ADMIN'))).toBe(
    '/tex-suite/user?search=rao&role=PAYMENT_ADMIN&page=0&size=20&sort=name%2Casc',
  );
});
