import type { ModuleCard } from '@marketplace/shared/contracts';
import { distinct } from '../admin/editing/tidy.ts';

const fallback = ['Dashboard', 'Analytics', 'Reports', 'Management', 'Tools'];
const smallWords = new Set(['and', 'the', 'for', 'of', 'to', 'in', 'on', 'with', 'a', 'an', '&']);

/** Up to five terms: the three most frequent categories or tags, then words of the names, of the top modules. */
export function popularSearches(topModules: Pick<ModuleCard, 'name' | 'category' | 'tags'>[]): string[] {
  const subjects = mostFrequent(topModules.flatMap((module) => [module.category, ...module.tags])).slice(0, 3);
  const words = mostFrequent(topModules.flatMap((module) => wordsOfName(module.name))).slice(0, 4);
  const terms = distinct([...subjects, ...words]).slice(0, 5);
  return terms.length > 0 ? terms : fallback;
}

const wordsOfName = (name: string) =>
  name.split(/[^\p{L}\p{N}-]+/u).filter((word) => word.length > 2 && !smallWords.has(word.toLowerCase()));

function mostFrequent(terms: string[]): string[] {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  // Sorting is stable: among equals the better ranked module's term comes first.
  return [...counts].sort(([, one], [, other]) => other - one).map(([term]) => term);
}
