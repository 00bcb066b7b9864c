import { CatalogFileBucket, CatalogFileCategory, CatalogFileModule } from '@marketplace/shared/contracts';
import { Compile } from 'typebox/compile';
import { assertWellFormed, fieldErrors } from '../../http/index.ts';
import { nameKey, type CatalogRecords, type ModuleRecord } from './catalog-records.ts';
import { ImportFileError } from './import-file-error.ts';
import { urlProblems } from './url-problems.ts';

type Refused = CatalogRecords['refused'];

const categoryCheck = Compile(CatalogFileCategory);
const bucketCheck = Compile(CatalogFileBucket);
const moduleCheck = Compile(CatalogFileModule);

/**
 * Looks at every record on its own, so that one report names all that are bad. What lies in a bad record is looked at
 * too, but not taken.
 */
export function parseCatalog(root: unknown): CatalogRecords {
  const refused: Refused = [];
  const categories = namedList(rootCategories(root), 'categories', categoryCheck, refused, (category, path) => ({
    buckets: namedList(listIn(category, 'buckets'), `${path}.buckets`, bucketCheck, refused, (bucket, bucketPath) => ({
      modules: namedList(listIn(bucket, 'modules'), `${bucketPath}.modules`, moduleCheck, refused, takeModule(refused)),
    })),
  }));
  return { categories, refused };
}

function rootCategories(root: unknown): unknown[] {
  if (typeof root !== 'object' || root === null || Array.isArray(root) || !('categories' in root)) {
    throw new ImportFileError('The file must be an object with the field "categories".');
  }
  if (!Array.isArray(root.categories)) throw new ImportFileError('The field "categories" must be a list.');
  return root.categories;
}

interface Check {
  Check: (value: unknown) => boolean;
  Errors: (value: unknown) => Parameters<typeof fieldErrors>[0];
}

/** The good records of a list; `take` reads what is particular to their kind, and answers nothing to refuse one. */
function namedList<Rest extends object>(
  list: unknown[],
  listPath: string,
  check: Check,
  refused: Refused,
  take: (record: unknown, path: string) => Rest | undefined,
) {
  const firstOf = new Map<string, string>();
  return list.flatMap((record, index) => {
    const path = `${listPath}[${index}]`;
    const problems = problemsOf(record, path, check);
    refused.push(...problems);
    const rest = take(record, path);
    const name = nameOf(record);
    if (problems.length > 0 || rest === undefined) return [];
    const first = firstOf.get(nameKey(name));
    if (first !== undefined) {
      refused.push({ path: `${path}.name`, reason: `"${name}" is there twice: the first is ${first}.` });
      return [];
    }
    firstOf.set(nameKey(name), path);
    return [{ ...rest, name, path }];
  });
}

function problemsOf(record: unknown, path: string, check: Check): Refused {
  if (!check.Check(record)) {
    return fieldErrors(check.Errors(record), 'The record').map(({ field, message }) => ({
      path: join(path, field),
      reason: message,
    }));
  }
  try {
    assertWellFormed(ownFields(record));
    return [];
  } catch (error) {
    return [{ path, reason: error instanceof Error ? error.message : String(error) }];
  }
}

/** The lists below are looked at record by record. */
function ownFields(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'buckets' && name !== 'modules'));
}

const takeModule =
  (refused: Refused) =>
  (record: unknown, path: string): Omit<ModuleRecord, 'name' | 'path'> | undefined => {
    if (!moduleCheck.Check(record)) return undefined;
    const problems = urlProblems(record, path);
    refused.push(...problems);
    if (problems.length > 0) return undefined;
    const { description, homepageUrl, repositoryUrl, logo, tags, downloads } = record;
    return {
      description: description?.trim(),
      homepageUrl,
      repositoryUrl,
      logo,
      tags: tags && distinct(tags),
      downloads,
    };
  };

const distinct = (tags: string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

const join = (path: string, field: string) => (field === '' ? path : `${path}.${field.replace(/\.(\d+)/g, '[$1]')}`);

function listIn(record: unknown, field: string): unknown[] {
  const list: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
  return Array.isArray(list) ? list : [];
}

function nameOf(record: unknown): string {
  const name: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'name') : undefined;
  return typeof name === 'string' ? name.trim().replace(/\s+/g, ' ') : '';
}
