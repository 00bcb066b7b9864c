import { AuthLayout } from '../brand/auth-layout.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';

export default function LoginPage() {
  return (
    <AuthLayout>
      <SignInScreen />
    </AuthLayout>
  );
}
