import { Client } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readClients = listReaderOf(Client);

/** All open clients; empty while loading. */
export const useClients = (): Client[] =>
  useResource('/tex-suite/clients/user', { parse: readClients }).data?.filter(({ closed }) => !closed) ?? [];
