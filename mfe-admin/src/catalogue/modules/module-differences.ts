import type { ManagedCategory, ModuleFields } from '@marketplace/shared/contracts';
import { moduleLabels } from './module-labels.ts';

interface Difference {
  label: string;
  was: string;
  is: string;
}

const NONE = 'None';

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value)) return String(value);
  const parts: unknown[] = value;
  return parts.map(partText).join(', ') || NONE;
}

function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  return String(Reflect.get(part, 'sectionName') ?? Reflect.get(part, 'version') ?? Reflect.get(part, 'alt') ?? '');
}

/** The fields that differ between two versions of a module, by label. */
export const moduleDifferences = (
  before: ModuleFields,
  after: ModuleFields,
  categories: ManagedCategory[],
): Difference[] => {
  const buckets = new Map(categories.flatMap(({ buckets: of }) => of.map(({ id, fields }) => [id, fields.name])));
  const names = Object.keys(moduleLabels) as (keyof ModuleFields)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => {
      const said = (fields: ModuleFields) =>
        name === 'bucketId' ? (buckets.get(fields.bucketId) ?? fields.bucketId) : textOf(fields[name]);
      return { label: moduleLabels[name], was: said(before), is: said(after) };
    });
};
