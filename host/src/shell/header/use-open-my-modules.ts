import { accessToken, marketplace } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { loseSession, useUser } from '@marketplace/shared/session';
import { useSetAtom } from 'jotai';
import { overlayAtom } from '../overlays/overlay-atom.ts';

/** A session that ended on the server redirects to the sign-in; any other failure says nothing about it. */
const askServer = () => void marketplace.get('/auth/check-auth').catch(() => undefined);

/** Opens My Modules if the user is still signed in, and the sign-in page otherwise. */
export const useOpenMyModules = () => {
  const user = useUser();
  const navigate = useNavigate();
  const setOverlay = useSetAtom(overlayAtom);
  return () => {
    if (user && accessToken()) {
      setOverlay({ name: 'my-modules' });
      askServer();
      return;
    }
    loseSession();
    void navigate('/login');
  };
};
