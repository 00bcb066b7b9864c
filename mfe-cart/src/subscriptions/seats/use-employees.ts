import { Employee } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { organization } from '@marketplace/shared/http';
import { useState } from 'react';
import { useCall } from '../../billing/use-call.ts';

/** How many people are shown at once. One more is loaded, to tell whether there are others. */
export const MOST_SHOWN = 50;

/** A client's first people who can have a seat, by name or email. Keeps the last results while a search loads. */
export const useEmployees = (clientId: string, search: string) => {
  const { data, ...call } = useCall(`${clientId} ${search}`, async (signal) => {
    const path = `/employees/clientid/${encodeURIComponent(clientId)}`;
    const params = { search: search.trim(), enabled: true, size: MOST_SHOWN + 1 };
    return listReaderOf(Employee)((await organization.get(path, { signal, params })).data);
  });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { ...call, data: data ?? last };
};
