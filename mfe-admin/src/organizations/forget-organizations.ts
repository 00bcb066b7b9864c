import { responseCache } from '@marketplace/shared/http';
import { forgetPeople } from '../calls/forget-people.ts';

/** Invalidates cached responses about organizations, their members or events. */
export const forgetOrganizations = () => {
  forgetPeople();
  for (const path of ['/tex-admin/organizations', '/tex-suite/clients', '/tex-admin/subscription'])
    responseCache.invalidate(path);
};
