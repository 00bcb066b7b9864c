import { useLocation } from '@marketplace/shared/router';
import { AuthLayout } from '../brand/auth-layout.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';
import { SignOnReturn } from '../sign-on/sign-on-return.tsx';

export default function LoginPage() {
  const { search, hash } = useLocation();
  const isBack = new URLSearchParams(search).get('signOn') === 'complete' && hash !== '';
  return <AuthLayout>{isBack ? <SignOnReturn /> : <SignInScreen />}</AuthLayout>;
}
