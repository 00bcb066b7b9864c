import { sql } from 'drizzle-orm';
import { clients, companyMaster } from '../../db/index.ts';
import { usualTermsDays } from '../../operations/index.ts';

/** Days until an invoice of a client is due: the client's own term, else the company's. */
export const termsOf = sql<number>`coalesce(
  ${clients.termsDays},
  (select (${companyMaster.data}->>'termsDays')::int from ${companyMaster} where ${companyMaster.id} = 1),
  ${usualTermsDays}::int)`;
