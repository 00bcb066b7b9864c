import { Client } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readClients = listReaderOf(Client);

interface Clients {
  clients: Client[];
  loading: boolean;
}

/** The clients that the user may act for; requested only when needed. */
export const useClients = (wanted: boolean): Clients => {
  const { data, status } = useResource(wanted ? '/tex-suite/clients/user' : null, { parse: readClients });
  return { clients: (data ?? []).filter(({ closed }) => !closed), loading: wanted && status === 'loading' };
};
