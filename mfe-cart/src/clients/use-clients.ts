import type { Client } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'selected' in value;

const readClients = (answer: unknown) => listOf<unknown>(answer).filter(isClient);

/** The clients that the user may act for. Null asks for nothing. */
export const useClients = (wanted: boolean): Client[] =>
  useResource(wanted ? '/tex-suite/clients/user' : null, { parse: readClients }).data ?? [];
