import { audit, auditCsvPath, auditPath } from '../audit/audit-query.ts';
import { readView, writeView } from '../catalogue/use-catalogue-view.ts';
import { errorsPath, health } from '../health/health-query.ts';
import { csvPath as ordersCsvPath, orders, ordersPath } from '../orders/orders-query.ts';
import { csvPath as sessionsCsvPath, sessions, sessionsPath } from '../sessions/sessions-query.ts';
import { csvPath as subscriptionsCsvPath, subscriptions } from '../subscription/subscriptions-query.ts';
import { csvPath as ticketsCsvPath, tickets, ticketsPath } from '../tickets/tickets-query.ts';
import { users, usersCsvPath, usersPath } from '../users/users-query.ts';

interface Definition<View> {
  readView(query: URLSearchParams): View;
  writeView(view: View): URLSearchParams;
}

interface Expected<View> {
  /** A URL query in which every field differs from its default. */
  query: string;
  odd: string[];
  /** The API paths for that query and for the default one. */
  calls?: [pathOf: (view: View) => string, byQuery: string, byNone: string];
  csv?: [pathOf: (view: View) => string, byQuery: string];
}

const expectList = <View extends { search: string }>(
  name: string,
  { readView: read, writeView: write }: Definition<View>,
  { query, odd, calls, csv }: Expected<View>,
) =>
  describe(`the URL of ${name}`, () => {
    const viewOf = (text: string) => read(new URLSearchParams(text));
    const start = viewOf('');

    it('is read completely, and contains only what differs from the defaults', () => {
      const view = viewOf(query);
      expect(view).toEqual({ ...start, ...Object.fromEntries([...new URLSearchParams(query)].map(asIn(start))) });
      expect(viewOf(write(view).toString())).toEqual(view);
      expect(Object.fromEntries(write(view))).toMatchObject(Object.fromEntries(new URLSearchParams(query)));
      expect([...write(start).keys()].filter((key) => key in start)).toEqual([]);
    });

    it.each(odd)('ignores %s', (text) => expect(viewOf(text)).toEqual(start));

    it('limits the search to 200 letters, as the API does', () => {
      expect(viewOf(`search=${'a'.repeat(200)}`).search).toHaveLength(200);
      expect(viewOf(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    });

    if (calls)
      it('requests exactly that from the API', () => {
        const [pathOf, byQuery, byNone] = calls;
        expect(pathOf(viewOf(query))).toBe(byQuery);
        expect(pathOf(start)).toBe(byNone);
      });

    if (csv)
      it('requests a file of the filtered rows, no matter which page is open', () => {
        const [pathOf, byQuery] = csv;
        expect(pathOf(viewOf(query))).toBe(byQuery);
      });
  });

/** Parses numbers where the view has numbers. */
const asIn =
  (start: object) =>
  ([name, text]: [string, string]) => [name, typeof start[name as never] === 'number' ? Number(text) : text];

expectList('users', users, {
  query: 'search=+rao+&role=PAYMENT_ADMIN&status=invited&page=2&size=50&sort=lastSeenAt,desc&user=asha&invite=open',
  odd: ['status=gone', 'user=a/b', 'invite=yes', 'page=-1', 'page=x', 'size=7', 'size=1e9', 'sort=password,asc'],
  calls: [
    usersPath,
    '/tex-suite/user?search=rao&role=PAYMENT_ADMIN&status=invited&page=2&size=50&sort=lastSeenAt%2Cdesc',
    '/tex-suite/user?page=0&size=20&sort=name%2Casc',
  ],
  csv: [usersCsvPath, '/tex-suite/user/csv?search=rao&role=PAYMENT_ADMIN&status=invited&sort=lastSeenAt%2Cdesc'],
});

expectList('orders', orders, {
  query: 'search=a%26b&status=overdue&method=online&from=2026-01-01&to=2026-02-01&sort=total,asc&page=2&order=o1',
  odd: ['status=gone', 'method=cash', 'from=soon', 'from=2026-13-45', 'sort=x,asc', 'size=7', 'order=../x'],
  calls: [
    ordersPath,
    '/tex-admin/order?q=a%26b&status=overdue&method=online&from=2026-01-01&to=2026-02-01&sort=total%2Casc&page=2&size=20',
    '/tex-admin/order?sort=createdAt%2Cdesc&page=0&size=20',
  ],
  csv: [
    ordersCsvPath,
    '/tex-admin/order/csv?q=a%26b&status=overdue&method=online&from=2026-01-01&to=2026-02-01&sort=total%2Casc',
  ],
});

expectList('tickets', tickets, {
  query:
    'view=waiting&search=a%26b&kind=demo&status=all&assignee=me&priority=urgent&page=2&size=50&sort=priority,desc&ticket=t1',
  odd: [
    'view=theirs',
    'kind=letter',
    'status=gone',
    'priority=x',
    'assignee=%00',
    'sort=email,asc',
    'size=7',
    'page=-1',
    'ticket=../x',
  ],
  calls: [
    ticketsPath,
    '/tex-suite/ticket?view=waiting&search=a%26b&kind=demo&assignee=me&priority=urgent&sort=priority%2Cdesc&page=2&size=50',
    '/tex-suite/ticket?sort=updatedAt%2Cdesc&status=unsolved&page=0&size=20',
  ],
  csv: [
    ticketsCsvPath,
    '/tex-suite/ticket/csv?view=waiting&search=a%26b&kind=demo&assignee=me&priority=urgent&sort=priority%2Cdesc',
  ],
});

expectList('sessions', sessions, {
  query: 'search=a%26b&user=asha&kind=phone&idle=1d&sort=user,asc&page=2&size=50',
  odd: ['kind=watch', 'idle=2h', 'user=%00', 'sort=ip', 'size=7', 'page=-1'],
  calls: [
    sessionsPath,
    '/tex-admin/sessions?search=a%26b&userId=asha&kind=phone&idle=1d&sort=user%2Casc&page=2&size=50',
    '/tex-admin/sessions?sort=lastSeenAt%2Cdesc&page=0&size=20',
  ],
  csv: [sessionsCsvPath, '/tex-admin/sessions/csv?search=a%26b&userId=asha&kind=phone&idle=1d&sort=user%2Casc'],
});

expectList('the audit log', audit, {
  query: 'search=role&actor=mira&action=user.renamed&target=asha&page=3&size=50&sort=at,asc&event=e1',
  odd: ['target=%00', 'from=yesterday', 'to=2026-02-31', 'sort=who,asc', 'size=7', 'page=-1', 'event=../x'],
  calls: [
    auditPath,
    '/tex-admin/audit?search=role&actor=mira&action=user.renamed&targetType=user&targetId=asha&sort=at%2Casc&page=3&size=50',
    '/tex-admin/audit?sort=at%2Cdesc&page=0&size=20',
  ],
  csv: [
    auditCsvPath,
    '/tex-admin/audit/csv?search=role&actor=mira&action=user.renamed&targetType=user&targetId=asha&sort=at%2Casc',
  ],
});

expectList('subscriptions', subscriptions, {
  query: 'search=a%26b&status=expiring&module=leave&page=2&size=50&sort=users,desc',
  odd: ['status=gone', 'page=-1', 'size=7', 'sort=price,asc', 'module=%27'],
  csv: [subscriptionsCsvPath, '/tex-suite/subscription/csv?q=a%26b&status=expiring&moduleId=leave'],
});

expectList('health', health, {
  query: 'hours=1&app=mfe-cart&search=a%26b&page=2',
  odd: ['hours=2', 'app=%00', 'page=-1'],
  calls: [
    errorsPath,
    '/tex-admin/health/errors?hours=1&app=mfe-cart&search=a%26b&sort=lastAt%2Cdesc&page=2&size=20',
    '/tex-admin/health/errors?hours=24&sort=lastAt%2Cdesc&page=0&size=20',
  ],
});

expectList(
  'the catalogue',
  { readView, writeView },
  {
    query: 'view=coupons&search=a%26b&status=paused&sort=code,asc&page=2&bucket=tax&module=ledger&preview=1&edit=c1',
    odd: ['view=none', 'page=-1', 'edit=<x>', 'bucket=../x', 'preview=2'],
  },
);
