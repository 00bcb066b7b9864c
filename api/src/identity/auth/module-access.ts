import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { clientMembers, modules, subscriptions, subscriptionSeats, userModuleAccess } from '../../db/index.ts';

/**
 * The modules of a user as rows of (module_id, access, sections): what their organization gave them, and in full what
 * they have a seat for while the subscription runs and they are of its client. Computed, so that it ends by itself.
 */
export const moduleAccessOf = (userId: SQLWrapper | string): SQL => sql`(
  select distinct on (module_id) module_id, access, sections from (
    select g.module_id, g.access, g.sections, 2 as place from ${userModuleAccess} g where g.user_id = ${userId}
    union all
    select m.id, 'Full Access', m.sections, 1
      from ${subscriptionSeats} e
      join ${subscriptions} s on s.client_id = e.client_id and s.id = e.subscription_id
      join ${clientMembers} c on c.client_id = e.client_id and c.user_id = e.user_id
      join ${modules} m on m.id = s.module_id
     where e.user_id = ${userId} and not s.awaits_payment and s.starts_at <= now() and now() < s.ends_at) granted
   order by module_id, place)`;
