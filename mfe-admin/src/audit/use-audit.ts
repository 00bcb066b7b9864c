import type { AuditEvent, Page } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { useState } from 'react';
import { auditPath, type AuditView } from './audit-query.ts';

interface Events {
  events: AuditEvent[];
  total: number;
}

const readEvents = (answer: unknown): Events => {
  const events = listOf<AuditEvent>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<AuditEvent>>;
  return { events, total: totalElements ?? events.length };
};

/** A page of the log, as it is when it is opened. While the next page is on its way, the last one stays. */
export const useAudit = (view: AuditView) => {
  useState(() => responseCache.invalidate('/tex-admin/audit'));
  const path = auditPath(view);
  const { status, data, reload } = useResource(path, { life: 'short', parse: readEvents });
  const [last, setLast] = useState<{ path: string; events: Events }>();
  if (data && last?.path !== path) setLast({ path, events: data });
  return { status, shown: data ?? (status === 'loading' ? last?.events : undefined), reload };
};
