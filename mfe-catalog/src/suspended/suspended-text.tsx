import type { User } from '@marketplace/shared/contracts';
import { Link } from '@marketplace/shared/router';
import { isPaymentAdmin } from '@marketplace/shared/session';

interface Props {
  /** The names of one or more modules, as a list. */
  names: string;
  user: User;
  /** Whose subscription it is, if known. */
  clientId?: string | undefined;
  onLeave?: () => void;
}

const subscriptionsPage = (clientId: string | undefined) =>
  `/payment-history?${new URLSearchParams({ ...(clientId && { client: clientId }), view: 'subscriptions' }).toString()}`;

/** Why the user can't use modules that they have a seat for, and who can change that. */
export const SuspendedText = ({ names, user, clientId, onLeave }: Props) => (
  <>
    {`${names}: suspended because an invoice is unpaid. `}
    {isPaymentAdmin(user) ? (
      <Link to={subscriptionsPage(clientId)} onClick={onLeave}>
        Pay now
      </Link>
    ) : (
      'Ask your organization’s payment admin to pay it.'
    )}
  </>
);
