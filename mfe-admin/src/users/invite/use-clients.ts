import type { Client } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const readClients = (answer: unknown) => listOf<Client>(answer);

/** Every client; none until they are known. */
export const useClients = (): Client[] => useResource('/tex-suite/clients/user', { parse: readClients }).data ?? [];
