import { fieldErrors } from '@marketplace/shared/http';
import { Button, Notice } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { TextAreaField } from '@marketplace/shared/ui/form';
import { useState, type ReactNode } from 'react';
import { reasonOf } from '../cart/state/reason-of.ts';
import { withReason } from '../cart/state/with-reason.ts';
import { announceBooksChange } from './books-changed.ts';
import styles from './reason-dialog.module.css';

const LONGEST = 500;

interface Props {
  title: string;
  /** What canceling means. */
  children: ReactNode;
  label: string;
  /** The button: "Cancel order". */
  action: string;
  /** What is wrong with a reason, checked before it is sent. */
  check?: (reason: string) => string | undefined;
  /** Cancels it, and shows a message. */
  send: (reason: string) => Promise<void>;
  /** Shown if it fails: "Attendance could not be canceled." */
  failed: string;
  onClose: () => void;
}

/** The reason as typed, and what the server says about it. */
const useReason = ({ check, send, failed, onClose }: Omit<Props, 'children'>) => {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const explain = (text: string) => {
    setReason(text);
    setRefusal(undefined);
  };
  const confirm = async () => {
    const problem = check?.(reason.trim());
    if (problem) return setRefusal(problem);
    setBusy(true);
    try {
      await send(reason.trim());
      onClose();
      announceBooksChange();
    } catch (error) {
      setRefusal(fieldErrors(error)[0]?.message ?? withReason(failed, reasonOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { reason, explain, refusal, busy, confirm };
};

/** Cancels an item of the books after asking for a reason. */
export const ReasonDialog = ({ children, ...props }: Props) => {
  const { title, label, action, onClose } = props;
  const { reason, explain, refusal, busy, confirm } = useReason(props);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button kind="danger" busy={busy && 'Canceling'} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Notice tone="info">{children}</Notice>
        <TextAreaField
          label={label}
          rows={3}
          maxLength={LONGEST}
          value={reason}
          error={refusal}
          onChange={(event) => explain(event.target.value)}
        />
      </div>
    </Dialog>
  );
};
