import { askForFreshFactor } from '@marketplace/shared/http';
import { useUser } from '@marketplace/shared/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadDialog = async () => ({ default: (await import('./fresh-factor-dialog.tsx')).FreshFactorDialog });
const Dialog = lazy(loadDialog);

interface Asked {
  /** The user who is asked: someone else's proof doesn't count. */
  userId: string | undefined;
  answer: (proven: boolean) => void;
}

/** Has users confirm that it's them when a request needs it; the request waits for the answer. */
export const FreshFactor = () => {
  const userId = useUser()?.id;
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      askForFreshFactor(async () => {
        // Without the dialog's code, nobody can be asked.
        if (!(await loadDialog().catch(() => null))) return false;
        return new Promise((answer) => setAsked({ userId, answer }));
      }),
    [userId],
  );
  const answer = (proven: boolean) => {
    setAsked(null);
    asked?.answer(proven);
  };
  useEffect(() => {
    if (!asked || asked.userId === userId) return;
    asked.answer(false);
    setAsked(null);
  }, [asked, userId]);
  // Signed out in the meantime: the request must not wait forever.
  useEffect(() => () => asked?.answer(false), [asked]);
  if (!asked) return null;
  return (
    <Suspense>
      <Dialog onDone={answer} />
    </Suspense>
  );
};
