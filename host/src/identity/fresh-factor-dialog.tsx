import { SecondFactors, type FreshFactorBody } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { ProofChoice, proofProblem } from '@marketplace/shared/proof';
import { Button, Loader, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useCallback, useEffect, useState } from 'react';
import styles from './fresh-factor-dialog.module.css';

const readFactors = async () => readerOf(SecondFactors)((await marketplace.get('/auth/second-factor')).data);

const readOptions = async () => (await marketplace.post('/auth/fresh-factor/passkey-options')).data;

/** How the user can confirm that it's them, as the server says now. */
const useProofs = () => {
  const [proofs, setProofs] = useState<SecondFactors['proofs'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    readFactors().then(
      (factors) => setProofs(factors.proofs),
      (error: unknown) => setProblem(proofProblem(error)),
    );
  }, []);
  useEffect(load, [load]);
  return { proofs, problem, load };
};

/** Asks the user to confirm that it's them. `onDone` says whether they did. */
export const FreshFactorDialog = ({ onDone }: { onDone: (proven: boolean) => void }) => {
  const { proofs, problem, load } = useProofs();
  const prove = async (proof: FreshFactorBody) => {
    await marketplace.post('/auth/fresh-factor', proof);
    onDone(true);
  };
  const checkSignOn = async () => {
    const isFresh = (await readFactors()).freshUntil !== null;
    if (isFresh) onDone(true);
    return isFresh;
  };
  return (
    <Dialog open title="Confirm it’s you" onClose={() => onDone(false)}>
      <div className={styles.content}>
        <p className={styles.text}>To keep your account safe, confirm it’s you. We won’t ask again for 10 minutes.</p>
        {problem && (
          <>
            <Notice tone="danger">{problem}</Notice>
            <Button onClick={load}>Try again</Button>
          </>
        )}
        {!proofs && !problem && <Loader label="Loading..." />}
        {proofs?.length === 0 && (
          <Notice tone="warning">You can’t confirm it here. Sign out, sign in again, then try again.</Notice>
        )}
        {proofs && (
          <ProofChoice
            methods={proofs}
            action="Confirm"
            readOptions={readOptions}
            prove={prove}
            checkSignOn={checkSignOn}
          />
        )}
      </div>
    </Dialog>
  );
};
