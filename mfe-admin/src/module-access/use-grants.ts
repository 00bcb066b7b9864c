import { ModuleGrant } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readGrants = listReaderOf(ModuleGrant);

export const grantsPath = (userId: string) => `/tex-suite/user/${encodeURIComponent(userId)}/module-access`;

/** Every module and what a user was given of it. */
export const useGrants = (userId: string) => useResource(grantsPath(userId), { life: 'short', parse: readGrants });
