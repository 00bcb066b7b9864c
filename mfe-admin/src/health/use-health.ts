import { Health, SeenError } from '@marketplace/shared/contracts';
import { readerOf, rowsReaderOf, useResource } from '@marketplace/shared/data';
import { usePagedList } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import { errorsPath, health } from './health-query.ts';

const readHealth = readerOf(Health);

/** Equal errors are grouped and have no id. */
const readErrors = (answer: unknown) => {
  const { rows, total } = rowsReaderOf(SeenError)(answer);
  const idOf = ({ app, release, kind, place, message }: SeenError) => [app, release, kind, place, message].join(' ');
  return { total, rows: rows.map((error) => ({ ...error, id: idOf(error) })) };
};

/** The figures; the last time range's stay until the next ones load. */
export const useHealth = (hours: string) => {
  const { status, data, reload } = useResource(`/tex-admin/health?hours=${hours}`, {
    life: 'short',
    parse: readHealth,
  });
  const [last, setLast] = useState<Health>();
  if (data && last !== data) setLast(data);
  return { status, shown: data ?? (status === 'loading' ? last : undefined), reload };
};

export const useErrors = () => usePagedList(health, errorsPath, readErrors);
