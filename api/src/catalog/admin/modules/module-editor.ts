import { ModuleFields, type PublishStatus } from '@marketplace/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { changedFields } from '../../../operations/index.ts';
import { buckets, modules, type Transaction } from '../../../db/index.ts';
import { withRenditions } from '../../pictures/with-renditions.ts';
import { wholeModule, type WholeModule } from '../../storefront/module-origin.ts';
import { tidyVersions, writeVersions } from '../../versions/write-versions.ts';
import type { Desk } from '../editing/editor.ts';
import { freshId } from '../editing/fresh-id.ts';
import { distinct, orNull, tidyName } from '../editing/tidy.ts';
import { moduleProblems } from './module-problems.ts';

export type ModuleRow = WholeModule;

/** What everyone sees of it, once it is published. */
export const publishedFields = ({ version: release, ...row }: ModuleRow): ModuleFields =>
  Value.Clean(ModuleFields, structuredClone({ ...row, release })) as ModuleFields;

/** What its editor sees, including changes that nobody else sees yet. */
export const editedFields = (row: ModuleRow): ModuleFields => ({ ...publishedFields(row), ...row.draft });

const toColumns = async (
  tx: Transaction,
  { release, screenshots, versions: _, ...fields }: ModuleFields,
  row?: ModuleRow,
) => ({
  ...fields,
  version: release,
  screenshots: await withRenditions(tx, screenshots, row?.screenshots),
});

export const moduleDesk: Desk<typeof ModuleFields, ModuleRow> = {
  kind: 'module',
  schema: ModuleFields,
  lock: async (tx, id) =>
    (await tx.select(wholeModule).from(modules).where(eq(modules.id, id)).for('update', { of: modules }))[0],
  fieldsOf: editedFields,
  statusOf: ({ status, draft }) => (draft ? `${status} with changes` : status),
  nameOf: ({ name }) => name,
  tidy,
  problems: moduleProblems,
  insert: async (tx, fields) => {
    const [bucket] = await tx.select({ name: buckets.name }).from(buckets).where(eq(buckets.id, fields.bucketId));
    const id = await freshId(tx, modules, fields.name, bucket?.name);
    await tx.insert(modules).values({ ...(await toColumns(tx, fields)), id, status: 'draft' });
    await writeVersions(tx, id, fields);
    return id;
  },
  update: async (tx, id, fields, row) => {
    if (row.status === 'draft') await publishFields(tx, row, fields);
    // Null if an editor has gone back to what is published.
    else await write(tx, id, { draft: changedFields(publishedFields(row), fields)?.after ?? null });
  },
};

/** Shows these fields to everyone who may see the module. */
async function publishFields(
  tx: Transaction,
  row: ModuleRow,
  fields: ModuleFields,
  more?: Partial<typeof modules.$inferInsert>,
): Promise<void> {
  await write(tx, row.id, { ...(await toColumns(tx, fields, row)), draft: null, ...more });
  await writeVersions(tx, row.id, fields);
}

async function write(tx: Transaction, id: string, values: Partial<typeof modules.$inferInsert>): Promise<void> {
  await tx
    .update(modules)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(modules.id, id));
}

/** Publishes what its editor sees, or takes it out of the storefront. */
export async function writeModuleStatus(tx: Transaction, row: ModuleRow, status: PublishStatus): Promise<void> {
  if (status !== 'published') return write(tx, row.id, { status });
  const isFirst = row.releasedAt === null && !row.comingSoon;
  await publishFields(tx, row, editedFields(row), { status, ...(isFirst && { releasedAt: new Date() }) });
}

export const discardDraft = (tx: Transaction, id: string) => write(tx, id, { draft: null });

function tidy(fields: ModuleFields): ModuleFields {
  return {
    ...fields,
    name: tidyName(fields.name),
    tagline: tidyName(fields.tagline),
    description: fields.description.trim(),
    longDescription: fields.longDescription.trim(),
    tags: distinct(fields.tags),
    iconUrl: orNull(fields.iconUrl),
    moduleUrl: orNull(fields.moduleUrl),
    homepageUrl: orNull(fields.homepageUrl),
    repositoryUrl: orNull(fields.repositoryUrl),
    videoUrl: orNull(fields.videoUrl),
    screenshots: fields.screenshots.map(({ url, urlDark, alt }) => ({
      url,
      urlDark: orNull(urlDark),
      alt: alt.trim(),
    })),
    sections: fields.sections.map(({ sectionId, sectionName }) => ({ sectionId, sectionName: tidyName(sectionName) })),
    expectedOn: fields.comingSoon ? fields.expectedOn : null,
    supportEmail: orNull(fields.supportEmail),
    release: orNull(fields.release),
    publisher: orNull(fields.publisher),
    worksWith: distinct(fields.worksWith ?? []),
    versions: tidyVersions(fields.versions ?? []),
    taxCode: orNull(fields.taxCode),
  };
}
