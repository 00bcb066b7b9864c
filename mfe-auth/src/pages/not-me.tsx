import { AuthLayout } from '../brand/auth-layout.tsx';
import { NotMeScreen } from '../not-me/not-me-screen.tsx';

export default function NotMePage() {
  return (
    <AuthLayout>
      <NotMeScreen />
    </AuthLayout>
  );
}
