import { useCategories, type CategoryPart } from '@marketplace/shared/data';
import { useState } from 'react';

interface Found {
  search: string;
  part: CategoryPart;
}

/** The categories and a search of them. The last results stay until the next ones arrive. */
export const useCategoryList = () => {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Found>();
  const { status, data, error, reload } = useCategories(search.trim());
  if (data && found?.part !== data) setFound({ search: search.trim(), part: data });
  const shown = data ? { search: search.trim(), part: data } : found;
  return { search, setSearch, status, error, reload, found: status === 'failed' ? undefined : shown };
};

export type CategoryList = ReturnType<typeof useCategoryList>;
