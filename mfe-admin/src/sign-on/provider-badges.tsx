import { statusTones } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { LastSeen } from '../users/last-seen.tsx';
import type { Provider } from './use-providers.ts';

export const EnabledBadge = ({ enabled }: Pick<Provider, 'enabled'>) => (
  <Badge tone={enabled ? statusTones.enabled : statusTones.disabled}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
);

/** When the current settings last passed a test. */
export const LastTest = ({ testedAt }: Pick<Provider, 'testedAt'>) =>
  testedAt === null ? <Badge tone={statusTones.unproven}>Not tested</Badge> : <LastSeen at={testedAt} />;
