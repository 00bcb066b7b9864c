import { Client } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readClients = listReaderOf(Client);

/** The organizations of the user, the one that they act for first. */
export const useOwnOrganizations = () => useResource('/tex-suite/clients/user', { life: 'short', parse: readClients });
