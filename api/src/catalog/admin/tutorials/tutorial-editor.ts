import { TutorialFields, type PublishStatus } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { modules, type Transaction, tutorials } from '../../../db/index.ts';
import type { Desk } from '../editing/editor.ts';
import { tidyName } from '../editing/tidy.ts';

type TutorialRow = typeof tutorials.$inferSelect;

/** A new tutorial is a draft: nobody sees it until it is published. */
export const tutorialDesk: Desk<typeof TutorialFields, TutorialRow> = {
  kind: 'tutorial',
  schema: TutorialFields,
  lock: async (tx, id) => (await tx.select().from(tutorials).where(eq(tutorials.id, id)).for('update'))[0],
  fieldsOf: ({ id: _, position: _position, status: _status, ...row }) => row,
  statusOf: ({ status }) => status,
  nameOf: ({ title }) => title,
  tidy: (fields) => ({
    ...fields,
    title: tidyName(fields.title),
    summary: tidyName(fields.summary),
    steps: fields.steps.map(({ title, text }) => ({ title: tidyName(title), text: text.trim() })),
  }),
  problems: async (tx, { moduleId }) => {
    if (moduleId === null) return [];
    const [module] = await tx.select({ id: modules.id }).from(modules).where(eq(modules.id, moduleId)).for('key share');
    return module ? [] : [{ field: 'moduleId', message: "This module doesn't exist. Choose another." }];
  },
  insert: async (tx, fields) => {
    const id = randomUUID();
    const position = sql`(select coalesce(max(position) + 1, 0) from ${tutorials})`;
    await tx.insert(tutorials).values({ ...fields, id, position, status: 'draft' });
    return id;
  },
  update: async (tx, id, fields) => {
    await tx.update(tutorials).set(fields).where(eq(tutorials.id, id));
  },
};

export async function writeTutorialStatus(tx: Transaction, { id }: TutorialRow, status: PublishStatus): Promise<void> {
  await tx.update(tutorials).set({ status }).where(eq(tutorials.id, id));
}
