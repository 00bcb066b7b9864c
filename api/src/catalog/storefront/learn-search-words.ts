import { sql } from 'drizzle-orm';
import { type Database, searchWords } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';

/** Adds the words of modules that changed while another change was adding its own. */
export const learnSearchWords = defineScheduledJob({
  name: 'learn-search-words',
  title: 'Learn new words for misspelled searches',
  schedule: '*/10 * * * *',
  run: async ({ db }: { db: Database }) => {
    await db.execute(sql`
      insert into ${searchWords} (word, keys)
      select word, spelling_keys(word) from (
        select distinct word
          from modules m, spellable_words(m.name, search_heading(m.name, m.description, m.search_text)) as word
         where m.status = 'published' and not m.withdrawn and m.updated_at > now() - interval '1 hour') words
      on conflict do nothing`);
  },
});
