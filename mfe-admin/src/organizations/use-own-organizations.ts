import { Client } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readClients = listReaderOf(Client);

/** The user's organizations, the one they act for first. */
export const useOwnOrganizations = () => useResource('/tex-suite/clients/user', { life: 'short', parse: readClients });
