import { useCategories } from '@marketplace/shared/data';
import { useMemo } from 'react';

/** Module id to the hue of its category; empty until the categories are there. */
export const useModuleHues = () => {
  const { data } = useCategories();
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap(({ hue, buckets }) =>
          buckets.flatMap(({ modules }) => modules.map(({ id }) => [id, hue] as const)),
        ),
      ),
    [data],
  );
};
