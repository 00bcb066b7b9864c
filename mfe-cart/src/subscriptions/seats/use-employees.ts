import { Employee } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/data';
import { organization } from '@marketplace/shared/http';
import { useCall } from '../../billing/use-call.ts';

/** The people of a client who can have a seat: whose account is disabled can't. */
export const useEmployees = (clientId: string) =>
  useCall(clientId, async (signal) => {
    const path = `/employees/clientid/${encodeURIComponent(clientId)}`;
    const people = listReaderOf(Employee)((await organization.get(path, { signal })).data);
    return people.filter((person) => person.status !== 'disabled');
  });
