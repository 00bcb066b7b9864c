import { Client } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readClients = listReaderOf(Client);

/** Every client; none until they are known. */
export const useClients = (): Client[] => useResource('/tex-suite/clients/user', { parse: readClients }).data ?? [];
