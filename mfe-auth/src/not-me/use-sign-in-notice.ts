import { SignInNotice } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { marketplace, serverSaid, statusOf } from '@marketplace/shared/http';
import { useState } from 'react';

const NOT_DONE = 'The server didn’t respond. Check your connection and try again.';

const readNotice = readerOf(SignInNotice);

const isInvalid = (error: unknown) => [400, 404].includes(statusOf(error) ?? 0);

type Step = 'asking' | 'ending' | 'ended' | 'invalid';

/** The sign-in that the link in an email is about, and how to end it. */
export const useSignInNotice = (token: string) => {
  const path = token === '' ? null : `/auth/sign-in-notice?${new URLSearchParams({ token }).toString()}`;
  const { data, error, status, reload } = useResource(path, { life: 'short', parse: readNotice });
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string | null>(null);

  const end = async () => {
    setStep('ending');
    setProblem(null);
    try {
      await marketplace.post('/auth/sign-in-notice/end', { token });
      setStep('ended');
    } catch (failure) {
      setStep(isInvalid(failure) ? 'invalid' : 'asking');
      setProblem(serverSaid(failure) ?? NOT_DONE);
    }
  };

  const neverWasGood = step !== 'ended' && (token === '' || isInvalid(error));
  return { notice: data, step: neverWasGood ? 'invalid' : step, failed: status === 'failed', problem, reload, end };
};
