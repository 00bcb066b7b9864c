import type { OrganizationSummary } from '@marketplace/shared/contracts';
import { Button } from '@marketplace/shared/ui';
import { Dialog } from '@marketplace/shared/ui/dialog';
import { useState } from 'react';
import { OrganizationPicker } from './organization-picker.tsx';
import styles from './organization-form.module.css';

interface Props {
  title: string;
  /** What choosing one does. */
  text: string;
  /** Read before each name, such as "Move to". */
  verb: string;
  without?: string;
  /** Returns whether it succeeded; if not, the dialog stays open. */
  onPick: (organization: OrganizationSummary) => Promise<boolean>;
  onClose: () => void;
}

/** Chooses an organization for a person. */
export const PickOrganizationDialog = ({ title, text, verb, without, onPick, onClose }: Props) => {
  const [busy, setBusy] = useState(false);
  const pick = async (organization: OrganizationSummary) => {
    if (busy) return;
    setBusy(true);
    const done = await onPick(organization);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} place="top" footer={<Button onClick={onClose}>Cancel</Button>}>
      <div className={styles.form} aria-busy={busy}>
        <p>{text}</p>
        <OrganizationPicker
          verb={verb}
          onPick={(organization) => void pick(organization)}
          {...(without !== undefined && { without })}
        />
      </div>
    </Dialog>
  );
};
