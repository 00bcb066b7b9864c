import { TicketLink } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { useNavigate } from '@marketplace/shared/router';
import { useSession } from '@marketplace/shared/session';
import { useEffect, useState } from 'react';

/**
 * Replaces the address of a user's own ticket with the one that has its link's token, once the session is known.
 * @param id of the ticket; null for a page that has a token
 */
export const useOwnLink = (id: string | null) => {
  const navigate = useNavigate();
  const { loading, user } = useSession();
  const [error, setError] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (id === null || loading || !user) return;
    const abort = new AbortController();
    const open = async () => {
      setError(undefined);
      const path = `/tex-suite/ticket/mine/${encodeURIComponent(id)}/link`;
      const { data } = await marketplace.post(path, undefined, { signal: abort.signal });
      const { token } = readerOf(TicketLink)(data);
      await navigate(`/ticket/status?token=${encodeURIComponent(token)}`, { replace: true });
    };
    open().catch((thrown: unknown) => abort.signal.aborted || setError(thrown));
    return () => abort.abort();
  }, [id, loading, user, navigate, tries]);
  return { error, isSignedOut: id !== null && !loading && !user, retry: () => setTries((count) => count + 1) };
};
