import { Organization } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { marketplace, statusOf } from '@marketplace/shared/http';
import { useState } from 'react';
import { organizationApi } from './organization-paths.ts';

const readOrganization = readerOf(Organization);

/** Its current state, bypassing the cache. */
export const loadOrganization = async (id: string) =>
  readOrganization((await marketplace.get(organizationApi(id))).data);

/** One organization as administrators see it; it stays on screen while it reloads. */
export const useOrganization = (id: string) => {
  const { status, data, error, reload } = useResource(organizationApi(id), { life: 'short', parse: readOrganization });
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { status, organization: data ?? last, isGone: statusOf(error) === 404, reload };
};
