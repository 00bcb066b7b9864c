import { useUser } from '@marketplace/shared/session';
import { Page } from '@marketplace/shared/ui';
import { Waiting } from '../waiting/waiting.tsx';

export default function WaitingPage() {
  const user = useUser();
  return <Page narrow>{user && <Waiting user={user} />}</Page>;
}
