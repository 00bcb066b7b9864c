import { Button, Notice } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyAssertion } from '../contracts/index.ts';
import { readPasskey } from './passkeys.ts';
import { proofProblem } from './proof-problem.ts';
import styles from './proof.module.css';

interface Props {
  /** Requests the options of the prompt. */
  readOptions: () => Promise<unknown>;
  prove: (proof: { passkey: PasskeyAssertion }) => Promise<unknown>;
}

/** A proof by passkey: the browser prompts for it. */
export const PasskeyProof = ({ readOptions, prove }: Props) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await prove({ passkey: await readPasskey(await readOptions()) });
    } catch (error) {
      setProblem(proofProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Button
        kind="primary"
        size="large"
        wide
        busy={busy && 'Waiting for your passkey...'}
        data-autofocus
        onClick={() => void run()}
      >
        <Fingerprint size={20} strokeWidth={1.75} aria-hidden />
        Use a passkey
      </Button>
    </div>
  );
};
