import { Subscription } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import type { FilterOption } from '@marketplace/shared/ui/list';
import { useBook } from '../use-book.ts';

const readOptions = (answer: unknown): FilterOption[] => {
  const names = new Map(listReaderOf(Subscription)(answer).map(({ moduleId, moduleName }) => [moduleId, moduleName]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
};

/** The modules that a client has bought. */
export const useModuleOptions = (path: string): FilterOption[] => useBook(path, readOptions).data ?? [];
