import {
  CatalogFileModule,
  type ImportProblem,
  LONGEST_LISTS,
  type ModuleVersion,
} from '@marketplace/shared/contracts';
import { Compile } from 'typebox/compile';
import { distinct } from '../admin/editing/tidy.ts';
import { tidyVersions } from '../versions/write-versions.ts';
import type { ModuleRecord } from './catalog-records.ts';
import { type Check, fieldOf, problemWith } from './check-field.ts';
import { urlProblem } from './url-problems.ts';

type Fields = Omit<ModuleRecord, 'name' | 'path'>;

const { description, homepageUrl, repositoryUrl, logo, downloads, publisher, tags, worksWith, versions, taxCode } =
  CatalogFileModule.properties;
const checks = {
  description: Compile(description),
  homepageUrl: Compile(homepageUrl),
  repositoryUrl: Compile(repositoryUrl),
  logo: Compile(logo),
  downloads: Compile(downloads),
  publisher: Compile(publisher),
  taxCode: Compile(taxCode),
};
const lists = {
  tags: { check: Compile(tags.items), most: LONGEST_LISTS.tags },
  worksWith: { check: Compile(worksWith.items), most: LONGEST_LISTS.worksWith },
  versions: { check: Compile(versions.items), most: LONGEST_LISTS.versions },
};

/** The good fields of a module's record; bad ones are added to `leftOut`. */
export function takeFields(record: unknown, path: string, leftOut: ImportProblem[]): Fields {
  const refuse = (field: string, reason: string) => leftOut.push({ path: `${path}.${field}`, reason });
  const taken = Object.entries(checks).flatMap(([field, check]) => {
    const said: unknown = fieldOf(record, field);
    const value = typeof said === 'string' ? said.trim() : said;
    // An empty description clears it; an empty link changes nothing.
    if (value === undefined || (value === '' && field !== 'description')) return [];
    const problem = problemWith(value, field, check) ?? urlProblem(field, value);
    if (problem === undefined) return [[field, value]];
    refuse(field, problem);
    return [];
  });
  const list = <T>(field: keyof typeof lists, tidy: (entries: T[]) => T[]): T[] | undefined => {
    const { check, most } = lists[field];
    const entries = takeEntries(fieldOf(record, field), { field, check, refuse });
    if (!entries) return undefined;
    const good = tidy(entries as T[]);
    if (good.length > most)
      refuse(field, `${field} must have at most ${most} entries: only the first ${most} were imported.`);
    return good.slice(0, most);
  };
  return {
    ...Object.fromEntries(taken),
    tags: list('tags', distinct),
    worksWith: list('worksWith', distinct),
    versions: list('versions', oncePerVersion),
  };
}

interface Entries {
  field: string;
  check: Check;
  refuse: (field: string, reason: string) => void;
}

/** The good entries of a list; undefined without a list. */
function takeEntries(value: unknown, { field, check, refuse }: Entries): unknown[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    refuse(field, `${field} must be a list.`);
    return undefined;
  }
  return value.filter((entry: unknown, index) => {
    const problem = problemWith(entry, `${field}.${index}`, check);
    if (problem !== undefined) refuse(`${field}[${index}]`, problem);
    return problem === undefined;
  });
}

/** The first of those with the same name. */
const oncePerVersion = (entries: ModuleVersion[]) => {
  const names = entries.map(({ version }) => version.trim());
  return tidyVersions(entries.filter((_, index) => names.indexOf(names[index] ?? '') === index));
};
