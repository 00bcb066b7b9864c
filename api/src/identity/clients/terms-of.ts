import { sql } from 'drizzle-orm';
import { companyMaster } from '../../db/schema/company.ts';
import { usualTermsDays } from '../../operations/index.ts';
import { clients } from '../../db/schema/organizations.ts';

/** Days until an invoice of a client is due: the client's own term, else the company's. */
export const termsOf = sql<number>`coalesce(
  ${clients.termsDays},
  (select (${companyMaster.data}->>'termsDays')::int from ${companyMaster} where ${companyMaster.id} = 1),
  ${usualTermsDays}::int)`;
