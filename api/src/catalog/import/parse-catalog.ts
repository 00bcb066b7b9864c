import {
  CatalogFileBucket,
  CatalogFileCategory,
  CatalogFileModule,
  type ImportProblem,
} from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { fieldErrors } from '../../http/index.ts';
import { isBlank, tidyName } from '../admin/editing/tidy.ts';
import { nameKey, type CatalogRecords } from './catalog-records.ts';
import { fieldOf, problemWith, type Check } from './check-field.ts';
import { ImportFileError } from './import-file-error.ts';
import { takeFields } from './take-fields.ts';

const categoryCheck = Compile(CatalogFileCategory);
const bucketCheck = Compile(CatalogFileBucket);
/** A module needs a name; its other fields are left out if they are bad. */
const moduleCheck = Compile(Type.Pick(CatalogFileModule, ['name']));

/**
 * Checks every record on its own, so that one report names all bad ones. The content of a bad record is checked too,
 * but not imported.
 */
export function parseCatalog(root: unknown): CatalogRecords {
  const refused: ImportProblem[] = [];
  const leftOut: ImportProblem[] = [];
  const categories = namedList(rootCategories(root), 'categories', categoryCheck, refused, (category, path) => ({
    buckets: namedList(listIn(category, 'buckets'), `${path}.buckets`, bucketCheck, refused, (bucket, bucketPath) => ({
      modules: namedList(
        listIn(bucket, 'modules'),
        `${bucketPath}.modules`,
        moduleCheck,
        refused,
        (module, modulePath) => takeFields(module, modulePath, leftOut),
      ),
    })),
  }));
  return { categories, refused, leftOut };
}

function rootCategories(root: unknown): unknown[] {
  if (typeof root !== 'object' || root === null || Array.isArray(root) || !('categories' in root)) {
    throw new ImportFileError(`The file must be an object with the field "categories"${insteadOf(root)}.`);
  }
  if (!Array.isArray(root.categories)) throw new ImportFileError('The field "categories" must be a list.');
  return root.categories;
}

function insteadOf(root: unknown): string {
  if (Array.isArray(root)) return ', but it is a list';
  if (root === null) return ', but it contains null';
  return typeof root === 'object' ? '' : `, but it contains a ${typeof root}`;
}

/** The good records of a list; `take` reads what is specific to their kind. */
function namedList<Rest extends object>(
  list: unknown[],
  listPath: string,
  check: Check,
  refused: ImportProblem[],
  take: (record: unknown, path: string) => Rest,
) {
  const firstOf = new Map<string, string>();
  return list.flatMap((record, index) => {
    const path = `${listPath}[${index}]`;
    const problems = problemsOf(record, path, check);
    refused.push(...problems);
    const rest = take(record, path);
    if (problems.length > 0) return [];
    const name = nameOf(record);
    const first = firstOf.get(nameKey(name));
    if (first !== undefined) {
      refused.push({ path: `${path}.name`, reason: `"${name}" appears twice. The first is ${first}.` });
      return [];
    }
    firstOf.set(nameKey(name), path);
    return [{ ...rest, name, path }];
  });
}

function problemsOf(record: unknown, path: string, check: Check): ImportProblem[] {
  if (!check.Check(record)) {
    return fieldErrors(check.Errors(record), 'The record').map(({ field, message }) => ({
      path: field === '' ? path : `${path}.${field}`,
      reason: message,
    }));
  }
  const problem =
    problemWith(fieldOf(record, 'name'), 'name') ?? (isBlank(nameOf(record)) ? "name can't be blank." : undefined);
  return problem === undefined ? [] : [{ path: `${path}.name`, reason: problem }];
}

function listIn(record: unknown, field: string): unknown[] {
  const list = fieldOf(record, field);
  return Array.isArray(list) ? list : [];
}

function nameOf(record: unknown): string {
  const name = fieldOf(record, 'name');
  return typeof name === 'string' ? tidyName(name) : '';
}
