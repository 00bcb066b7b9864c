import { forgetTab, keepsTyped } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { ConfirmDialog } from '@marketplace/shared/ui/dialog';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { dropPendingCartChanges, usePendingCartChanges } from '../device/pending-cart-changes.ts';
import { useAnyStored, useStored } from '../device/stored-value.ts';
import { SectionCard } from '../profile/section-card.tsx';
import styles from './device-memory.module.css';
import { KeptMemory } from './kept-memory.tsx';
import { memories } from './memories.ts';
import { MemoryRow } from './memory-row.tsx';
import { PendingChanges } from './pending-changes.tsx';

export const DeviceMemory = () => {
  const signedIn = useStored('refreshToken') !== null;
  const kept = useAnyStored(memories.map(({ key }) => key));
  const pending = usePendingCartChanges();
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const forgetAll = () => {
    for (const { forget } of memories) forget();
    dropPendingCartChanges();
    forgetTab();
    setAsking(false);
    heading.current?.focus();
    notify.success('This device forgot everything except your sign-in.');
  };
  return (
    <SectionCard
      title="What this device remembers"
      lead="Saved in this browser. Signing out clears it all."
      headingRef={heading}
    >
      <ul className={styles.list}>
        <MemoryRow icon={KeyRound} title="Sign-in" kept={signedIn}>
          The tokens that keep you signed in.
        </MemoryRow>
        {memories.map((memory) => (
          <KeptMemory key={memory.key} memory={memory} />
        ))}
        <PendingChanges />
      </ul>
      <div className={styles.all}>
        <Button kind="danger" disabled={!kept && pending === 0 && !keepsTyped()} onClick={() => setAsking(true)}>
          Forget everything
        </Button>
        <p className={styles.note}>
          A sign-in cookie also identifies this browser, so we can email you when a new one signs in. Clear your cookies
          to remove it.
        </p>
      </div>
      <ConfirmDialog
        open={asking}
        title="Forget everything?"
        action="Forget everything"
        onConfirm={forgetAll}
        onClose={() => setAsking(false)}
      >
        This browser forgets your email, theme, recently viewed modules, company details and the drafts in this tab. You
        stay signed in.
        {pending > 0 && ' You’ll lose cart changes that haven’t been sent.'}
      </ConfirmDialog>
    </SectionCard>
  );
};
