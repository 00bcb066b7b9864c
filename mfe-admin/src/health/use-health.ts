import { Health, SeenError } from '@marketplace/shared/contracts';
import { readerOf, rowsReaderOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { errorsPath, type HealthView } from './health-query.ts';

const readHealth = readerOf(Health);
const readErrors = rowsReaderOf(SeenError);

/** The figures; those of the last span stay until others are there. */
export const useHealth = (hours: string) => {
  const { status, data, reload } = useResource(`/tex-admin/health?hours=${hours}`, {
    life: 'short',
    parse: readHealth,
  });
  const [last, setLast] = useState<Health>();
  if (data && last !== data) setLast(data);
  return { status, shown: data ?? (status === 'loading' ? last : undefined), reload };
};

export const useErrors = (view: HealthView) => useResource(errorsPath(view), { life: 'short', parse: readErrors });
