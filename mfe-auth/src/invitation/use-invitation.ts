import { InvitationView } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { statusOf } from '@marketplace/shared/http';

const readInvitation = readerOf(InvitationView);

/** Whom an invitation's link is for. A link without a token is invalid too. */
export const useInvitation = (token: string) => {
  const query = new URLSearchParams({ token });
  const path = token === '' ? null : `/auth/invitation?${query.toString()}`;
  const { status, data, error, reload } = useResource(path, { life: 'short', parse: readInvitation });
  const isNoGood = token === '' || [400, 404].includes(statusOf(error) ?? 0);
  return { status, invitation: data, isNoGood, reload };
};
