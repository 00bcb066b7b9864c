import type { WidgetProps } from '@marketplace/shared/contracts';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { AccountList } from '../switch-accounts/account-list.tsx';

export default function SwitchAccounts({ open, onClose }: WidgetProps['mfe-auth/switch-accounts']) {
  return (
    <Dialog open={open} onClose={onClose} title="Switch Accounts">
      <AccountList />
    </Dialog>
  );
}
