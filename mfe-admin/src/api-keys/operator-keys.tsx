import { matchesRole, useUser } from '@marketplace/shared/session';
import { Notice } from '@marketplace/shared/ui';
import { ApiKeys } from './lazy-keys.tsx';

/** The API keys section of the settings: the operator's keys, only for SUPER_ADMIN. */
export const OperatorKeys = () => {
  const user = useUser();
  if (user && matchesRole(user, ['SUPER_ADMIN'])) return <ApiKeys clientId={null} />;
  return (
    <Notice tone="info">
      Only super admins can manage the marketplace’s own API keys. You’ll find an organization’s keys on its page.
    </Notice>
  );
};
