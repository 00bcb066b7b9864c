import { and, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import type { Database } from '../../db/database.ts';
import { modules } from '../../db/schema/catalog.ts';
import { pictures } from '../../db/schema/settings.ts';
import { slides, topChoices } from '../../db/schema/showcase.ts';
import { dayMs } from '../../day-ms.ts';
import { assertOwnStore } from '../../operations/index.ts';
import { pictureIdsPattern } from './picture-url.ts';

/**
 * Removes pictures that nothing has shown for a day, and files that no picture names. Returns how many files.
 * @throws Error if the store is not this database's.
 */
export async function sweepPictures({ db, pictures: files }: Pick<ApiContext, 'db' | 'pictures'>): Promise<number> {
  const stored = await files.list();
  const namedBefore = await namedFiles(db);
  await assertOwnStore(
    db,
    files,
    stored.some(({ name }) => namedBefore.has(name)),
  );
  await markUnused(db);
  const gone = await db
    .delete(pictures)
    .where(lt(pictures.unusedSince, sql`now() - interval '1 day'`))
    .returning({ renditions: pictures.renditions });
  const named = await namedFiles(db);
  const orphans = stored.filter(({ name, changedAt }) => !named.has(name) && Date.now() - changedAt.getTime() > dayMs);
  const names = new Set([...filesOf(gone), ...orphans.map(({ name }) => name)]);
  await Promise.all([...names].map((name) => files.remove(name)));
  return names.size;
}

type Renditions = Pick<typeof pictures.$inferSelect, 'renditions'>;

const filesOf = (rows: Renditions[]) => rows.flatMap(({ renditions }) => renditions.map(({ file }) => file));

const namedFiles = async (db: Database) =>
  new Set(filesOf(await db.select({ renditions: pictures.renditions }).from(pictures)));

/** Records since when a picture has been unused; one that is shown again counts as used. */
async function markUnused(db: Database): Promise<void> {
  const used = await listUsed(db);
  if (used.length > 0) await db.update(pictures).set({ unusedSince: null }).where(inArray(pictures.id, used));
  await db
    .update(pictures)
    .set({ unusedSince: sql`now()` })
    .where(and(isNull(pictures.unusedSince), used.length > 0 ? notInArray(pictures.id, used) : undefined));
}

/** Ids of the pictures that slides, top choices and modules name, including drafts. */
async function listUsed(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with texts (text) as (
      select to_jsonb(${slides})::text from ${slides}
      union all select to_jsonb(${topChoices})::text from ${topChoices}
      union all select concat_ws(' ', icon_url, screenshots::text, draft::text) from ${modules})
    select distinct (regexp_matches(text, ${pictureIdsPattern}, 'g'))[1] as id
      from texts where text like '%/tex-suite/picture/%'`);
  return rows.map(({ id }) => id);
}
