import { responseCache } from '@marketplace/shared/http';

/** Answers that hold people or what was done to them are read anew: something of it is other now. */
export const forgetPeople = () => {
  for (const path of ['/tex-suite/user', '/tex-admin/marketplace-roles', '/tex-admin/audit'])
    responseCache.invalidate(path);
};
