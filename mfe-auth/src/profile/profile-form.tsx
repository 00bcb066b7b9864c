import { PROFILE_LIMITS, type Profile } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import type { FormEvent } from 'react';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { TimeZoneField } from '../time-zone/time-zone-field.tsx';
import styles from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { draft, errors, reason, refusals, saving, dirty, change, discard, save } = useProfileForm(profile);
  const form = useFocusFirstError(refusals);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dirty && !saving) void save();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Details">
      <TextField
        label="Name"
        autoComplete="name"
        required
        maxLength={PROFILE_LIMITS.name}
        value={draft.name}
        error={errors.name}
        readOnly={saving}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Phone"
        type="tel"
        optional
        autoComplete="tel"
        maxLength={PROFILE_LIMITS.phone}
        value={draft.phone}
        error={errors.phone}
        help="With the country code, such as +91 98765 43210."
        readOnly={saving}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <TimeZoneField
        value={draft.timeZone}
        error={errors.timeZone}
        readOnly={saving}
        onChange={(timeZone) => change({ timeZone })}
      />
      {reason && <Notice tone="danger">{reason}</Notice>}
      <div className={styles.actions}>
        <span className={styles.state} role="status">
          {dirty && !saving && 'Unsaved changes'}
        </span>
        {dirty && !saving && (
          <Button kind="quiet" onClick={discard}>
            Discard
          </Button>
        )}
        <Button type="submit" kind="primary" disabled={!dirty} busy={saving && 'Saving...'}>
          Save changes
        </Button>
      </div>
    </form>
  );
};
