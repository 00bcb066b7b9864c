import { useLocation } from '@marketplace/shared/router';
import { Loader } from '@marketplace/shared/ui';
import { lazy, Suspense } from 'react';
import { AuthLayout } from '../brand/auth-layout.tsx';
import { SignInScreen } from '../sign-in/sign-in-screen.tsx';

/** Few visitors come back from a provider. */
const SignOnReturn = lazy(async () => ({ default: (await import('../sign-on/sign-on-return.tsx')).SignOnReturn }));

export default function LoginPage() {
  const { search, hash } = useLocation();
  const isBack = new URLSearchParams(search).get('signOn') === 'complete' && hash !== '';
  return (
    <AuthLayout>
      {isBack ? (
        <Suspense fallback={<Loader label="Signing you in..." />}>
          <SignOnReturn />
        </Suspense>
      ) : (
        <SignInScreen />
      )}
    </AuthLayout>
  );
}
