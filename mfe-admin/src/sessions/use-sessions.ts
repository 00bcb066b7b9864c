import type { AdminSession, Page } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { useUrlView } from '../view/use-url-view.ts';
import { readView, sessionsPath, writeView, type SessionsView } from './sessions-query.ts';

interface Sessions {
  sessions: AdminSession[];
  total: number;
}

const readSessions = (answer: unknown): Sessions => {
  const sessions = listOf<AdminSession>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<AdminSession>>;
  return { sessions, total: totalElements ?? sessions.length };
};

/** The list's state, kept in the URL. Pages can be gone back from. */
export const useSessionsView = () => useUrlView({ read: readView, write: writeView, steps: ['page'] });

/** One page of sessions. While the next one is on its way, the last one stays. */
export const useSessions = (view: SessionsView) => {
  const path = sessionsPath(view);
  const { status, data, reload } = useResource(path, { life: 'short', parse: readSessions });
  const [last, setLast] = useState<{ path: string; sessions: Sessions }>();
  if (data && last?.path !== path) setLast({ path, sessions: data });
  return { status, shown: data ?? (status === 'loading' ? last?.sessions : undefined), reload };
};
