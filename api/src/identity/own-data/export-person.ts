import { sql } from 'drizzle-orm';
import type { Database } from '../../db/index.ts';
import { tableDecisions } from './table-decisions.ts';
import type { DataOwner } from './table-decision.ts';

const batch = 500;

/**
 * Everything stored about a person, as the text of one JSON object with a list per table. Read in batches, so that it
 * is never completely in memory.
 */
export async function* exportPerson(db: Database, owner: DataOwner): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(new Date())}`;
  for (const [table, { read }] of Object.entries(tableDecisions)) {
    if (!read) continue;
    yield `,\n${JSON.stringify(table)}: [`;
    let first = true;
    for (let offset = 0; ; offset += batch) {
      const { rows } = await db.execute(sql`${read(owner)} limit ${batch} offset ${offset}`);
      if (rows.length > 0) yield (first ? '\n' : ',\n') + rows.map((row) => JSON.stringify(row)).join(',\n');
      first &&= rows.length === 0;
      if (rows.length < batch) break;
    }
    yield ']';
  }
  yield '\n}\n';
}
