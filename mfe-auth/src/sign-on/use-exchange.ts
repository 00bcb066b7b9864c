import { marketplace, statusOf } from '@marketplace/shared/http';
import { useLocation, useNavigate } from '@marketplace/shared/router';
import { signIn } from '@marketplace/shared/session';
import { useCallback, useEffect, useRef, useState } from 'react';

type Outcome = 'signed-in' | 'refused' | 'lost';

const exchange = async (code: string): Promise<Outcome> => {
  try {
    const { data } = await marketplace.post('/auth/login/sign-on', { code });
    return signIn(data) ? 'signed-in' : 'refused';
  } catch (error) {
    return statusOf(error) === undefined ? 'lost' : 'refused';
  }
};

/** Exchanges the code that the address carries, once; a lost answer can be asked for again. */
export const useExchange = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [lost, setLost] = useState(false);
  const run = useCallback(async () => {
    setLost(false);
    const outcome = await exchange(hash.slice(1));
    if (outcome === 'lost') setLost(true);
    else await navigate(outcome === 'signed-in' ? '/' : '/login?signOn=expired', { replace: true });
  }, [hash, navigate]);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  }, [run]);
  return { lost, retry: () => void run() };
};
