import { Button } from '@marketplace/shared/ui';
import { useRef, useState } from 'react';
import { ActionRow } from '../profile/action-row.tsx';
import { SectionCard } from '../profile/section-card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

interface Props {
  email: string;
  /** Other devices were signed out with it. */
  onChanged: () => void;
}

export const PasswordCard = ({ email, onChanged }: Props) => {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  const changed = () => {
    close();
    onChanged();
  };
  return (
    <SectionCard id="password" title="Password" headingRef={heading}>
      <ActionRow text="Changing it signs out your other devices, and we’ll email you.">
        {!open && <Button onClick={() => setOpen(true)}>Change password</Button>}
      </ActionRow>
      {open && <ChangePasswordForm email={email} onChanged={changed} onCancel={close} />}
    </SectionCard>
  );
};
