import type { Client } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'selected' in value;

const readClients = (answer: unknown) => listOf<unknown>(answer).filter(isClient);

interface Clients {
  clients: Client[];
  loading: boolean;
}

/** The clients that the user may act for; asked for when they are wanted. */
export const useClients = (wanted: boolean): Clients => {
  const { data, status } = useResource(wanted ? '/tex-suite/clients/user' : null, { parse: readClients });
  return { clients: data ?? [], loading: wanted && status === 'loading' };
};
