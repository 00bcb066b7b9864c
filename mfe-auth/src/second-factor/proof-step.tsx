import type { SecondFactorChallenge, User } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { signIn } from '@marketplace/shared/session';
import { Button, Loader, Notice } from '@marketplace/shared/ui';
import styles from './proof-step.module.css';
import { useExpired } from './use-expired.ts';
import { useProofChoice } from './use-proof-choice.ts';

interface Props {
  challenge: SecondFactorChallenge;
  /** Id of the heading above. */
  labelledBy: string;
  onSignedIn: (user: User) => void;
}

/** The second half of a sign-in, after the password or the provider. */
export const ProofStep = ({ challenge: { token, methods, expiresAt }, labelledBy, onSignedIn }: Props) => {
  const { ProofChoice, failed, load } = useProofChoice();
  const expired = useExpired(expiresAt);
  if (expired) return <Notice tone="danger">This sign-in has expired. Go back and sign in again.</Notice>;
  if (failed)
    return (
      <div className={styles.failed}>
        <Notice tone="danger">This step could not be loaded. Check your connection and try again.</Notice>
        <Button onClick={load}>Try Again</Button>
      </div>
    );
  if (!ProofChoice) return <Loader label="Loading..." />;
  return (
    <ProofChoice
      methods={methods}
      action="Verify"
      labelledBy={labelledBy}
      readOptions={async () => (await marketplace.post('/auth/login/second-factor/passkey-options', { token })).data}
      prove={async (proof) => {
        const { data } = await marketplace.post('/auth/login/second-factor', { token, proof });
        const user = signIn(data);
        if (!user) throw new Error('The answer has no user.');
        onSignedIn(user);
      }}
    />
  );
};
