import type { ModuleFields, ModuleVersion } from '@marketplace/shared/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { buckets, modules, type Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';
import { addressProblems, webAddressProblems } from '../editing/addresses.ts';

/** Why these fields of a module can't be saved. */
export async function moduleProblems(
  tx: Transaction,
  fields: ModuleFields,
  row: { id: string } | undefined,
): Promise<FieldError[]> {
  return [
    ...(await placeProblems(tx, fields, row?.id ?? '')),
    ...addressProblems([
      ['iconUrl', fields.iconUrl],
      ['moduleUrl', fields.moduleUrl],
      ['videoUrl', fields.videoUrl],
      ...fields.screenshots.flatMap(({ url, urlDark }, index): [string, string | null][] => [
        [`screenshots.${index}.url`, url],
        [`screenshots.${index}.urlDark`, urlDark],
      ]),
    ]),
    ...webAddressProblems([
      ['homepageUrl', fields.homepageUrl],
      ['repositoryUrl', fields.repositoryUrl],
    ]),
    ...sectionProblems(fields.sections),
    ...versionProblems(fields.versions ?? []),
    ...dayProblems(fields),
  ];
}

/** Why it can't be shown to everyone. */
export function publishProblems({ tagline, description }: ModuleFields): FieldError[] {
  const problems: FieldError[] = [];
  if (tagline === '') problems.push({ field: 'tagline', message: 'Enter a tagline. Cards show it under the name.' });
  if (description === '')
    problems.push({ field: 'description', message: 'Enter a description before you publish the module.' });
  return problems;
}

async function placeProblems(tx: Transaction, { bucketId, name }: ModuleFields, id: string): Promise<FieldError[]> {
  const [bucket] = await tx.select().from(buckets).where(eq(buckets.id, bucketId)).for('key share');
  if (!bucket) return [{ field: 'bucketId', message: "This bucket doesn't exist. Choose another." }];
  const isTwin = and(eq(modules.bucketId, bucketId), sql`lower(${modules.name}) = lower(${name})`, ne(modules.id, id));
  const [twin] = await tx.select({ status: modules.status }).from(modules).where(isTwin);
  if (!twin) return [];
  const which = { draft: 'A draft', published: 'A module', archived: 'An archived module' }[twin.status];
  return [{ field: 'name', message: `${which} in ${bucket.name} is already called ${name}. Choose another name.` }];
}

function sectionProblems(sections: ModuleFields['sections']): FieldError[] {
  const ids = sections.map(({ sectionId }) => sectionId);
  return sections.flatMap(({ sectionId, sectionName }, index) => {
    const field = `sections.${index}.sectionName`;
    if (sectionName === '' || sectionName.length > 80)
      return [{ field, message: 'Enter a section name of up to 80 characters.' }];
    if (!/^[A-Za-z0-9_.-]{1,64}$/.test(sectionId) || ids.indexOf(sectionId) !== index)
      return [{ field, message: 'Give each section its own ID.' }];
    return [];
  });
}

function versionProblems(versions: ModuleVersion[]): FieldError[] {
  const names = versions.map(({ version }) => version);
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ field: `versions.${index}.version`, message: `${name} is listed twice. List each version once.` }],
  );
}

function dayProblems({ expectedOn }: ModuleFields): FieldError[] {
  if (expectedOn === null || new Date(`${expectedOn}T00:00:00Z`).toJSON()?.startsWith(expectedOn)) return [];
  return [{ field: 'expectedOn', message: 'Enter a valid date.' }];
}
