import type { Page, UserSummary } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { usersPath, type UsersView } from './users-query.ts';

interface Users {
  users: UserSummary[];
  total: number;
}

const readUsers = (answer: unknown): Users => {
  const users = listOf<UserSummary>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<UserSummary>>;
  return { users, total: totalElements ?? users.length };
};

/** One page of users. While the next one is on its way, the last one stays. */
export const useUsers = (view: UsersView) => {
  const path = usersPath(view);
  const { status, data, reload } = useResource(path, { life: 'short', parse: readUsers });
  // Compared by path: an answer from the cache is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; users: Users }>();
  if (data && last?.path !== path) setLast({ path, users: data });
  return { status, shown: data ?? (status === 'loading' ? last?.users : undefined), reload };
};
