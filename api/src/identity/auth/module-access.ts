import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  clientMembers,
  isSuspended,
  modules,
  subscriptions,
  subscriptionSeats,
  userModuleAccess,
} from '../../db/index.ts';

/**
 * The modules of a user as rows of (module_id, access, sections, suspended): what their organization gave them, and
 * full access to what they have a seat for while the subscription runs and they belong to its client. Computed, so that
 * it ends by itself. A suspended subscription gives no access, and says so if nothing else does.
 */
export const moduleAccessOf = (userId: SQLWrapper | string): SQL => sql`(
  select distinct on (module_id) module_id, access, sections, suspended from (
    select g.module_id, g.access, g.sections, false as suspended, 2 as place from ${userModuleAccess} g where g.user_id = ${userId}
    union all
    select m.id, case when p.suspended then 'No Access' else 'Full Access' end,
           case when p.suspended then '[]' else m.sections end, p.suspended, case when p.suspended then 3 else 1 end
      from ${subscriptionSeats} e
      join ${subscriptions} s on s.client_id = e.client_id and s.id = e.subscription_id
      join ${clientMembers} c on c.client_id = e.client_id and c.user_id = e.user_id
      join ${modules} m on m.id = s.module_id
     cross join lateral (select ${isSuspended(sql`s`)} as suspended) p
     where e.user_id = ${userId} and not s.awaits_payment and s.starts_at <= now() and now() < s.ends_at) granted
   order by module_id, place)`;
