import type { AllSubscriptionsQuery, Page, Subscription, SubscriptionOverview } from '@marketplace/shared/contracts';
import { count, eq, inArray, sql } from 'drizzle-orm';
import {
  clientMembers,
  clients,
  isSuspended,
  pageOf,
  pagingOf,
  type Queries,
  subscriptions,
  subscriptionSeats,
} from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import { listSubscriptions } from './subscription-store.ts';
import { matches } from './filter-subscriptions.ts';
import { statusWith } from './term.ts';

/** What subscriptions are filtered, sorted and counted by; the status is computed, so PostgreSQL can't. */
async function readFigures(db: Queries, clientId: string | undefined, now: Date) {
  const { id, moduleId, moduleName, noOfUsers: users, startsAt, endsAt, cancelAtEnd, awaitsPayment } = subscriptions;
  const rows = await db
    .select({
      ...{ id, moduleId, moduleName, users, startsAt, endsAt, cancelAtEnd, awaitsPayment },
      clientName: clients.name,
      suspended: isSuspended(subscriptions),
    })
    .from(subscriptions)
    .innerJoin(clients, eq(clients.id, subscriptions.clientId))
    .where(clientId === undefined ? undefined : eq(subscriptions.clientId, clientId));
  return rows.map((row) => ({ ...row, status: statusWith(row, row.suspended, now) }));
}

type Figures = Awaited<ReturnType<typeof readFigures>>[number];

/** A page of the subscriptions of all clients, for administrators. */
export async function listAllSubscriptions(
  db: Queries,
  caller: Caller,
  { clientId, page, size, sort = 'endsAt,asc', ...filter }: AllSubscriptionsQuery,
): Promise<Page<Subscription>> {
  const now = new Date();
  const found = (await readFigures(db, clientId, now)).filter(matches(filter)).sort(orderOf(sort));
  const { offset, size: most } = pagingOf({ page, size });
  const ids = found.slice(offset, offset + most).map(({ id }) => id);
  const listed = ids.length === 0 ? [] : await listSubscriptions(db, caller, inArray(subscriptions.id, ids), now);
  const content = listed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return pageOf(content, found.length, { page, size });
}

const names = new Intl.Collator('en');
const hasEnded = ({ status }: Figures) => status === 'expired' || status === 'cancelled';
const byEnd = (one: Figures, other: Figures) => one.endsAt.getTime() - other.endsAt.getTime();

const comparisons: Record<string, (one: Figures, other: Figures) => number> = {
  endsAt: byEnd,
  startsAt: (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  users: (one, other) => one.users - other.users,
  moduleName: (one, other) => names.compare(one.moduleName, other.moduleName),
  clientName: (one, other) => names.compare(one.clientName, other.clientName),
};

/** Ties are ordered by their ends. */
function orderOf(sort: string) {
  const [field = '', direction] = sort.split(',');
  const compare = comparisons[field] ?? byEnd;
  const sign = direction === 'desc' ? -1 : 1;
  const endedLast = (one: Figures, other: Figures) =>
    field === 'endsAt' ? Number(hasEnded(one)) - Number(hasEnded(other)) : 0;
  return (one: Figures, other: Figures) =>
    endedLast(one, other) || sign * compare(one, other) || byEnd(one, other) || (one.id < other.id ? -1 : 1);
}

/** Totals of the running subscriptions, and the modules of all. @param clientId of one client only */
export async function readOverview(db: Queries, clientId?: string): Promise<SubscriptionOverview> {
  const all = await readFigures(db, clientId, new Date());
  const running = all.filter(({ status }) => status === 'active' || status === 'expiring');
  const taken = await seatsTaken(db);
  const modules = new Map(all.map(({ moduleId, moduleName }) => [moduleId, moduleName]));
  return {
    running: running.length,
    users: sum(running.map(({ users }) => users)),
    seats: sum(running.map(({ id }) => taken.get(id) ?? 0)),
    ending: running.filter(({ status }) => status === 'expiring').length,
    modules: [...modules]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => names.compare(one.name, other.name) || (one.id < other.id ? -1 : 1)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** By subscription; leaving the client gives up the seat. */
async function seatsTaken(db: Queries): Promise<Map<string, number>> {
  const { clientId, userId, subscriptionId } = subscriptionSeats;
  const rows = await db
    .select({ id: subscriptionId, seats: count() })
    .from(subscriptionSeats)
    .innerJoin(clientMembers, sql`${clientMembers.clientId} = ${clientId} and ${clientMembers.userId} = ${userId}`)
    .groupBy(subscriptionId);
  return new Map(rows.map(({ id, seats }) => [id, seats]));
}
