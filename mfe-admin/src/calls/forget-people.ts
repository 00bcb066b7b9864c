import { responseCache } from '@marketplace/shared/http';

/** Invalidates cached responses that contain users or their events. */
export const forgetPeople = () => {
  for (const path of ['/tex-suite/user', '/tex-admin/marketplace-roles', '/tex-admin/audit'])
    responseCache.invalidate(path);
};
