import { cartQueue } from '@marketplace/shared/offline';
import { askBeforeSignOut } from '@marketplace/shared/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadDialog = async () => ({ default: (await import('@marketplace/shared/ui/dialog')).ConfirmDialog });
const ConfirmDialog = lazy(loadDialog);

const TITLE = 'Sign out and lose changes?';

const wordsFor = (changes: number) =>
  changes === 1
    ? '1 change to your cart hasn’t been sent yet. It’s only saved on this device, and signing out deletes it.'
    : `${changes} changes to your cart haven’t been sent yet. They’re only saved on this device, and signing out deletes them.`;

interface Asked {
  words: string;
  answer: (leave: boolean) => void;
}

/** Confirms a sign-out that would lose cart changes. */
export const SignOutQuestion = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const { length } = cartQueue.pendingOfAll();
        if (length === 0) return true;
        const words = wordsFor(length);
        // Changes are pending when offline, and then the dialog's code may not load.
        const reached = await loadDialog().catch(() => null);
        if (!reached) return window.confirm(`${TITLE} ${words}`);
        return new Promise((answer) => setAsked({ words, answer }));
      }),
    [],
  );
  if (!asked) return null;
  const answer = (leave: boolean) => () => {
    setAsked(null);
    asked.answer(leave);
  };
  return (
    <Suspense>
      <ConfirmDialog open title={TITLE} action="Sign out" onConfirm={answer(true)} onClose={answer(false)}>
        {asked.words}
      </ConfirmDialog>
    </Suspense>
  );
};
