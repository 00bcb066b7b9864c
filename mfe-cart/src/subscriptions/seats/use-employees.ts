import { Employee } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { organization } from '@marketplace/shared/http';
import { useState } from 'react';
import { useCall } from '../../billing/use-call.ts';

/** As many people as are shown at once, and one more that says that there are others. */
export const MOST_SHOWN = 50;

/** The first people of a client who can have a seat, by name or email. Those of the last search stay while they load. */
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
