import { marketplace, statusOf } from '@marketplace/shared/http';
import { useLocation, useNavigate } from '@marketplace/shared/router';
import { signIn, waitsForOrganization } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';

type Outcome = 'signed-in' | 'waiting' | 'refused' | 'lost';

/** Where the sign-in began, if that is a page of the storefront. */
const returnTo = (search: string) => {
  const page = new URLSearchParams(search).get('returnTo') ?? '';
  return /^\/(?![/\\])/.test(page) ? page : '/';
};

const pageAfter = (outcome: Exclude<Outcome, 'lost'>, search: string) =>
  ({ 'signed-in': returnTo(search), waiting: '/waiting', refused: '/login?signOn=expired' })[outcome];

const exchange = async (code: string): Promise<Outcome> => {
  try {
    const { data } = await marketplace.post('/auth/login/sign-on', { code });
    const user = signIn(data);
    if (!user) return 'refused';
    return waitsForOrganization(user) ? 'waiting' : 'signed-in';
  } catch (error) {
    return statusOf(error) === undefined ? 'lost' : 'refused';
  }
};

/** Exchanges the code that the address carries, once; a lost answer can be asked for again. */
export const useExchange = () => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [lost, setLost] = useState(false);
  const run = useCallback(async () => {
    setLost(false);
    const outcome = await exchange(hash.slice(1));
    if (outcome === 'lost') setLost(true);
    else await navigate(pageAfter(outcome, search), { replace: true });
  }, [hash, search, navigate]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  return { lost, retry: () => void run() };
};
