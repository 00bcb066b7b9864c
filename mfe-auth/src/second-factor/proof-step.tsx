import { SecondFactorChallenge, type User } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/data';
import { marketplace } from '@marketplace/shared/http';
import { ProofChoice } from '@marketplace/shared/proof';
import { signIn } from '@marketplace/shared/session';
import { Notice } from '@marketplace/shared/ui';
import { useState } from 'react';
import { useExpired } from './use-expired.ts';

const OPTIONS = '/auth/login/second-factor/passkey-options';

interface Props {
  challenge: unknown;
  labelledBy: string;
  onSignedIn: (user: User) => void;
}

interface ReadProps extends Props {
  challenge: SecondFactorChallenge;
}

const ReadStep = ({ challenge: { token, methods, expiresAt }, labelledBy, onSignedIn }: ReadProps) => {
  const expired = useExpired(expiresAt);
  if (expired) return <Notice tone="danger">This sign-in has expired. Go back and sign in again.</Notice>;
  return (
    <ProofChoice
      methods={methods}
      action="Verify"
      labelledBy={labelledBy}
      readOptions={async () => (await marketplace.post(OPTIONS, { token })).data}
      prove={async (proof) => {
        const user = signIn((await marketplace.post('/auth/login/second-factor', { token, proof })).data);
        if (!user) throw new Error('The answer has no user.');
        onSignedIn(user);
      }}
    />
  );
};

/** Asks for a second factor, and signs in with it. */
export const ProofStep = ({ challenge, ...props }: Props) => {
  const [read] = useState(() => tryRead(SecondFactorChallenge, challenge));
  if (read) return <ReadStep challenge={read} {...props} />;
  return <Notice tone="danger">We couldn’t read the server’s response. Go back and sign in again.</Notice>;
};
