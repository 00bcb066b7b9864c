import { ModuleGrant } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';

const readGrants = listReaderOf(ModuleGrant);

export const grantsPath = (userId: string) => `/tex-suite/user/${encodeURIComponent(userId)}/module-access`;

/** All modules with the user's access to each. */
export const useGrants = (userId: string) => useResource(grantsPath(userId), { life: 'short', parse: readGrants });
