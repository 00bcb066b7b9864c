import { sql } from 'drizzle-orm';
import {
  buckets,
  categories,
  clientMembers,
  clients,
  modules,
  moduleSearch,
  userMarketplaceRoles,
  users,
} from '../../db/index.ts';
import { moduleAccessOf } from './module-access.ts';

/** Parts of a user from other tables, as columns of a select from `users`. */

export const marketplaceRolesOf = sql`(
  select coalesce(jsonb_agg(
    case when r.plain then to_jsonb(r.role_name)
         else jsonb_strip_nulls(jsonb_build_object('roleName', r.role_name, 'roleType', r.role_type, 'roleStatus', r.role_status))
    end order by r.position), '[]')
  from ${userMarketplaceRoles} r where r.user_id = ${users.id})`;

/** From the module `m` if the catalog has it, else from the best listed one of the same name. */
const listedUrl = sql`
  case when m.status = 'published' and not m.withdrawn then m.module_url else coalesce((
    select n.module_url from ${moduleSearch} f join ${modules} n on n.id = f.module_id
     where f.name = fold_search(m.name) and lower(btrim(n.name)) = lower(btrim(m.name))
       and n.status = 'published' and not n.withdrawn
     order by n.rank, n.popularity desc nulls last, n.id limit 1), m.module_url) end`;

const categoryHue = sql`(
  select c.hue from ${buckets} b join ${categories} c on c.id = b.category_id where b.id = m.bucket_id)`;

/** Users keep a module when it is archived, with the address where it runs. */
export const userModulesOf = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', m.id, 'moduleName', m.name, 'moduleAccess', a.access, 'sections', a.sections,
      'iconUrl', m.icon_url, 'moduleUrl', ${listedUrl}, 'hue', ${categoryHue})
    || case when a.suspended then '{"suspended": true}' else '{}' end::jsonb
    order by lower(m.name), m.id), '[]')
  from ${moduleAccessOf(users.id)} a join ${modules} m on m.id = a.module_id
  where m.status <> 'draft')`;

/** The client they act for; nobody acts for a closed one. */
export const defaultClientId = sql`(
  select c.client_id from ${clientMembers} c join ${clients} o on o.id = c.client_id
  where c.user_id = ${users.id} and o.closed_at is null
  order by c.is_default desc, c.client_id limit 1)`;

export const organizationOf = sql`(
  select jsonb_build_object('id', o.id, 'name', o.name) from ${clients} o where o.id = ${defaultClientId})`;
