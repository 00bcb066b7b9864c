import { AnyFields, type User } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/data';
import { marketplace, statusOf } from '@marketplace/shared/http';
import { useLocation, useNavigate } from '@marketplace/shared/router';
import { signIn, waitsForOrganization } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';

type Outcome = { user: User } | { challenge: unknown } | 'refused' | 'lost';

/** Where the sign-in began, if that is a page of the storefront. */
const returnTo = (search: string) => {
  const page = new URLSearchParams(search).get('returnTo') ?? '';
  return /^\/(?![/\\])/.test(page) ? page : '/';
};

const exchange = async (code: string): Promise<Outcome> => {
  try {
    const { data } = await marketplace.post('/auth/login/sign-on', { code });
    const challenge = tryRead(AnyFields, data)?.['secondFactor'];
    if (challenge) return { challenge };
    const user = signIn(data);
    return user ? { user } : 'refused';
  } catch (error) {
    return statusOf(error) === undefined ? 'lost' : 'refused';
  }
};

/** Exchanges the code in the address, once; a lost answer can be requested again. Accounts may need a second factor. */
export const useExchange = () => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [lost, setLost] = useState(false);
  const [challenge, setChallenge] = useState<unknown>(null);
  const enter = useCallback(
    (user: User) => navigate(waitsForOrganization(user) ? '/waiting' : returnTo(search), { replace: true }),
    [navigate, search],
  );
  const run = useCallback(async () => {
    setLost(false);
    const outcome = await exchange(hash.slice(1));
    if (outcome === 'lost') setLost(true);
    else if (outcome === 'refused') await navigate('/login?signOn=expired', { replace: true });
    else if ('challenge' in outcome) setChallenge(outcome.challenge);
    else await enter(outcome.user);
  }, [hash, navigate, enter]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  return { lost, challenge, enter, retry: () => void run() };
};

export type Exchange = ReturnType<typeof useExchange>;
