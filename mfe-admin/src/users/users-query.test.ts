import { users, usersCsvPath, usersPath } from './users-query.ts';

const { readView, writeView } = users;
const read = (query: string) => readView(new URLSearchParams(query));

it('reads the whole view from the URL', () => {
  expect(
    read('search=rao&role=ADMIN&status=invited&page=2&size=50&sort=lastSeenAt,desc&user=asha&invite=open'),
  ).toEqual({
    search: 'rao',
    role: 'ADMIN',
    status: 'invited',
    page: 2,
    size: 50,
    sort: 'lastSeenAt,desc',
    user: 'asha',
    invite: 'open',
  });
});

it.each(['status=gone', 'user=a/b', 'invite=yes', 'page=-1', 'page=x', 'size=7', 'size=1e9', 'sort=password,asc'])(
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

it('asks for a file of what is filtered, on whatever page', () => {
  expect(usersCsvPath(read('search=rao&page=3&size=50&user=asha'))).toBe(
    '/tex-suite/user/csv?search=rao&sort=name%2Casc',
  );
});
