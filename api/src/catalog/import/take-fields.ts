import { CatalogFileModule, type ImportProblem } from '@marketplace/shared/contracts';
import { Compile } from 'typebox/compile';
import type { ModuleRecord } from './catalog-records.ts';
import { fieldOf, problemWith } from './check-field.ts';
import { urlProblem } from './url-problems.ts';

type Fields = Omit<ModuleRecord, 'name' | 'path'>;

const maxTags = 50;
const { description, homepageUrl, repositoryUrl, logo, downloads, tags } = CatalogFileModule.properties;
const checks = {
  description: Compile(description),
  homepageUrl: Compile(homepageUrl),
  repositoryUrl: Compile(repositoryUrl),
  logo: Compile(logo),
  downloads: Compile(downloads),
};
const tagCheck = Compile(tags.items);

/** The good fields of a module's record; bad ones are added to `leftOut`. */
export function takeFields(record: unknown, path: string, leftOut: ImportProblem[]): Fields {
  const refuse = (field: string, reason: string) => leftOut.push({ path: `${path}.${field}`, reason });
  const taken = Object.entries(checks).flatMap(([field, check]) => {
    const said: unknown = fieldOf(record, field);
    const value = typeof said === 'string' ? said.trim() : said;
    // An empty description clears it; an empty link says nothing.
    if (value === undefined || (value === '' && field !== 'description')) return [];
    const problem = problemWith(value, field, check) ?? urlProblem(field, value);
    if (problem === undefined) return [[field, value]];
    refuse(field, problem);
    return [];
  });
  return { ...Object.fromEntries(taken), tags: takeTags(fieldOf(record, 'tags'), refuse) };
}

function takeTags(value: unknown, refuse: (field: string, reason: string) => void): string[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    refuse('tags', 'tags must be a list.');
    return undefined;
  }
  const good = value.flatMap((tag: unknown, index) => {
    const problem = problemWith(tag, `tags.${index}`, tagCheck);
    if (problem === undefined) return [String(tag).trim()];
    refuse(`tags[${index}]`, problem);
    return [];
  });
  const distinct = [...new Set(good)].filter(Boolean);
  if (distinct.length > maxTags)
    refuse('tags', `tags must have at most ${maxTags} entries: the first ${maxTags} are taken.`);
  return distinct.slice(0, maxTags);
}
