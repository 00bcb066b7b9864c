import { AuthLayout } from '../brand/auth-layout.tsx';
import { InvitationScreen } from '../invitation/invitation-screen.tsx';

export default function AcceptInvitationPage() {
  return (
    <AuthLayout>
      <InvitationScreen />
    </AuthLayout>
  );
}
