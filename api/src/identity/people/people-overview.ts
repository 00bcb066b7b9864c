import { dayIn, type PeopleDay, type PeopleOverview } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { auditEvents, type Queries, users } from '../../db/index.ts';
import { findCompany, zoneOf } from '../../operations/index.ts';
import { isPerson } from './is-person.ts';

const shownDays = 30;

/** New accounts and failed sign-ins by the company's days. */
export async function readPeopleOverview(db: Queries): Promise<PeopleOverview> {
  const zone = zoneOf(await findCompany(db));
  const today = dayIn(new Date(), zone);
  const since = sql`((${today}::date - ${shownDays - 1}::int)::timestamp at time zone ${zone})`;
  const { rows } = await db.execute<Record<keyof PeopleDay, string>>(sql`
    with joined as (
           select (${users.createdAt} at time zone ${zone})::date as day, count(*) as n from ${users}
            where ${isPerson} and ${users.createdAt} >= ${since} group by 1),
         failed as (
           select (${auditEvents.at} at time zone ${zone})::date as day, count(*) as n from ${auditEvents}
            where ${auditEvents.action} = 'user.sign_in_failed' and ${auditEvents.at} >= ${since} group by 1)
    select to_char(d.day, 'YYYY-MM-DD"T00:00:00.000Z"') as day, coalesce(joined.n, 0) as joined,
           coalesce(failed.n, 0) as "signInFailures"
      from generate_series(${today}::date - ${shownDays - 1}::int, ${today}::date, interval '1 day') as d(day)
      left join joined on joined.day = d.day::date
      left join failed on failed.day = d.day::date
     order by 1`);
  return {
    people: await db.$count(users, isPerson),
    days: rows.map(({ day, joined, signInFailures }) => ({
      ...{ day, joined: Number(joined), signInFailures: Number(signInFailures) },
    })),
  };
}
