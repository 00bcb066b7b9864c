import { useEffect } from 'react';
import { useBlocker } from '../../router/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Props {
  /** The form has unsaved changes. */
  when: boolean;
  /** What would be lost: "the changes to Payroll". */
  what?: string;
}

/** Asks before an unsaved form is left by a link, Back or closing the tab. */
export const UnsavedChanges = ({ when, what = 'your changes' }: Props) => {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!when) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      cancel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      If you leave now, you’ll lose {what}.
    </ConfirmDialog>
  );
};
