import { AuditEvent } from '@marketplace/shared/contracts';
import { rowsReaderOf, useResource } from '@marketplace/shared/data';
import { responseCache } from '@marketplace/shared/http';
import { Button } from '@marketplace/shared/ui';
import { ListFailed, usePagedList } from '@marketplace/shared/ui/list';
import { X } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../users/panel/use-person.ts';
import { audit, auditCsvPath, auditPath } from './audit-query.ts';
import { EventList } from './event-list.tsx';
import { actionText } from './event-text.ts';

const readActions = (answer: unknown) => (Array.isArray(answer) ? (answer as string[]) : []);

/** The actions in the log, plus the one in the URL. */
const useActionOptions = (current: string) => {
  const known = useResource('/tex-admin/audit/actions', { life: 'short', parse: readActions }).data ?? [];
  const actions = known.includes(current) || !current ? known : [current, ...known];
  return actions.map((value) => ({ value, label: actionText(value) }));
};

/** Shows which user the log is filtered to. */
const Target = ({ id, onClear }: { id: string; onClear: () => void }) => {
  const { person } = usePerson(id || null);
  if (!id) return null;
  return (
    <Button onClick={onClear}>
      {`About ${person?.name ?? id}`}
      <X size={14} aria-hidden />
      <span className="visually-hidden">, show all</span>
    </Button>
  );
};

/** All changes, by all users. */
export const AuditLog = () => {
  // Always opens with fresh data.
  useState(() => responseCache.invalidate('/tex-admin/audit'));
  const list = usePagedList(audit, auditPath, rowsReaderOf(AuditEvent));
  const { view, change, reload } = list;
  return (
    <EventList
      list={list}
      open={view.event}
      onOpen={(event) => change({ event })}
      about="Every sign-in and change to users, roles and settings"
      options={{ action: useActionOptions(view.action) }}
      chips={<Target id={view.target} onClear={() => change({ target: '' })} />}
      csv={auditCsvPath(view)}
      tools={<Button onClick={reload}>Refresh</Button>}
      failed={<ListFailed what="audit log" text="We kept your filters." onRetry={reload} />}
      noMatch={{ text: 'Try fewer letters, more days or fewer filters.' }}
    />
  );
};
