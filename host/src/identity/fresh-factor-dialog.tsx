import { FreshFactor, SecondFactors, type FreshFactorBody } from '@marketplace/shared/contracts';
import { readerOf } from '@marketplace/shared/data';
import { keepNext, marketplace, refreshToken } from '@marketplace/shared/http';
import { ProofChoice, proofProblem } from '@marketplace/shared/proof';
import { Button, Loader, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useCallback, useEffect, useState } from 'react';
import styles from './fresh-factor-dialog.module.css';

const readProven = readerOf(FreshFactor);
const readFactors = async () => readerOf(SecondFactors)((await marketplace.get('/auth/second-factor')).data);

const readOptions = async () => (await marketplace.post('/auth/fresh-factor/passkey-options')).data;

/** Proves the user, and keeps the new tokens: other tabs find them with their next request. */
const confirm = async (proof: FreshFactorBody) => {
  const token = refreshToken();
  const body = { ...proof, ...(token && { refreshToken: token }) };
  keepNext(token, readProven((await marketplace.post('/auth/fresh-factor', body)).data));
};

/** How the user can confirm that it's them, as the server says now. */
const useProofs = () => {
  const [factors, setFactors] = useState<SecondFactors | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    readFactors().then(setFactors, (error: unknown) => setProblem(proofProblem(error)));
  }, []);
  useEffect(load, [load]);
  return { factors, problem, load };
};

/** Some providers, such as Google, don't say when people sign in there. */
const SignOnUnproven = ({ others }: { others: boolean }) => (
  <Notice tone={others ? 'info' : 'warning'}>
    Your company’s sign-in doesn’t tell us when you signed in, so signing in there again can’t confirm it’s you.{' '}
    {others
      ? 'Confirm it here instead.'
      : 'Set a password: sign out and choose “Forgot password?”. If you can’t use a password, ask your administrator.'}
  </Notice>
);

/** Asks the user to confirm that it's them. `onDone` says whether they did. */
export const FreshFactorDialog = ({ onDone }: { onDone: (proven: boolean) => void }) => {
  const { factors, problem, load } = useProofs();
  const prove = async (proof: FreshFactorBody) => {
    await confirm(proof);
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
        {!factors && !problem && <Loader label="Loading..." />}
        {factors?.signOnUnproven && <SignOnUnproven others={factors.proofs.length > 0} />}
        {factors && !factors.signOnUnproven && factors.proofs.length === 0 && (
          <Notice tone="warning">You can’t confirm it here. Sign out, sign in again, then try again.</Notice>
        )}
        {factors && (
          <ProofChoice
            methods={factors.proofs}
            withPassword={factors.withPassword}
            action="Confirm"
            readOptions={readOptions}
            prove={prove}
            signOnProvider={factors.signOnProvider}
            checkSignOn={checkSignOn}
          />
        )}
      </div>
    </Dialog>
  );
};
