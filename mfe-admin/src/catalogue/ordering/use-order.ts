import { marketplace } from '@marketplace/shared/http';
import { useState } from 'react';
import { attempt } from '../../calls/attempt.ts';
import { catalogueChanged } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

/** A list with optimistic reordering; reverts if the server refuses. */
export const useOrder = <Item extends { id: string }>(path: string, items: Item[]) => {
  const [wanted, setWanted] = useState<string[]>();
  const byId = new Map(items.map((item) => [item.id, item]));
  const isWanted = wanted?.length === items.length && wanted.every((id) => byId.has(id));
  const ordered = isWanted ? wanted.flatMap((id) => byId.get(id) ?? []) : items;
  const order = async (ids: string[]) => {
    setWanted(ids);
    const done = await attempt(() => marketplace.put(`${CATALOGUE}${path}/order`, { ids }), 'Sort order saved.');
    if (!done) setWanted(undefined);
    catalogueChanged();
  };
  return { ordered, order: (ids: string[]) => void order(ids) };
};
