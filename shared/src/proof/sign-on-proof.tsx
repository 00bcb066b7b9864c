import { useRuntimeConfig } from '@marketplace/shared/config';
import { useHref } from '@marketplace/shared/router';
import { Button, Notice } from '@marketplace/shared/ui';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { proofProblem } from './proof-problem.ts';
import styles from './proof.module.css';

const NOT_YET = 'You haven’t signed in again yet. Sign in on the other tab, then continue here.';

interface Props {
  /** Its id; the sign-in page if it isn't known. */
  provider: string | undefined;
  /** Finds out whether the user has signed in there again. */
  check: () => Promise<boolean>;
}

/** Leads to the provider, which asks for a new sign-in even if it knows the browser. */
const useProviderHref = (provider: string | undefined) => {
  const { marketplaceApi } = useRuntimeConfig();
  const login = useHref('/login');
  if (provider === undefined) return login;
  return `${marketplaceApi}/auth/sign-on/${encodeURIComponent(provider)}/start?fresh=true`;
};

/** A proof by signing in at the provider again, in another tab, so that nothing in this one is lost. */
export const SignOnProof = ({ provider, check }: Props) => {
  const href = useProviderHref(provider);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      if (!(await check())) setProblem(NOT_YET);
    } catch (error) {
      setProblem(proofProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>
        Sign in again with your provider in a new tab, then come back and continue. We’ll keep what you typed here.
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <a className={styles.away} href={href} target="_blank" rel="noopener" data-autofocus>
        Sign in again with your provider
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      </a>
      <Button size="large" wide busy={busy && 'Checking...'} onClick={() => void run()}>
        Continue
      </Button>
    </div>
  );
};
