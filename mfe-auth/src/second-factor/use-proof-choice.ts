import type { ProofChoice } from '@marketplace/shared/proof';
import { useCallback, useEffect, useState } from 'react';

interface Loaded {
  ProofChoice: typeof ProofChoice;
}

/** The choice of proofs, whose code is loaded on demand; a failed load can be repeated. */
export const useProofChoice = () => {
  const [loaded, setLoaded] = useState<Partial<Loaded>>({});
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('@marketplace/shared/proof').then(
      ({ ProofChoice }) => setLoaded({ ProofChoice }),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { ...loaded, failed, load };
};
