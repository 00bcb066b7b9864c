import {
  checkProfile,
  PROFILE_LIMITS,
  tidyProfile,
  type Profile,
  type ProfileBody,
} from '@marketplace/shared/contracts';
import { fieldsOf, Form, FormError, useForm } from '@marketplace/shared/form';
import { Button } from '@marketplace/shared/ui';
import { TimeZoneField } from '@marketplace/shared/ui/time-zone';
import { useState } from 'react';
import styles from './profile-form.module.css';
import { saveProfile } from './save-profile.ts';

const NOT_SAVED = 'Your changes could not be saved. Check your connection and try again.';

const valuesOf = ({ name, phone, timeZone }: Profile): ProfileBody => ({ name, phone, timeZone });

const Field = fieldsOf<ProfileBody>();

/** What was typed survives every refusal, and a visit to another page. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const [start] = useState(() => valuesOf(profile));
  const form = useForm<ProfileBody, Profile>({
    start,
    tidy: tidyProfile,
    check: (body) => Object.fromEntries(checkProfile(body).map(({ field, message }) => [field, message])),
    send: saveProfile,
    next: valuesOf,
    done: 'Profile saved.',
    silence: NOT_SAVED,
    draft: `profile-${profile.email}`,
  });
  const { values, errors, busy, edit } = form;
  const isUnsaved = form.isDirty && !busy;
  return (
    <Form form={form} className={styles.form} label="Details">
      <Field.Text name="name" label="Name" autoComplete="name" required maxLength={PROFILE_LIMITS.name} />
      <Field.Text
        name="phone"
        label="Phone"
        type="tel"
        optional
        autoComplete="tel"
        maxLength={PROFILE_LIMITS.phone}
        help="Include the country code, such as +91 98765 43210."
      />
      <TimeZoneField
        value={values.timeZone ?? ''}
        error={errors['timeZone']}
        readOnly={busy}
        followsDevice
        purpose={values.timeZone ? 'Emails show times in this zone.' : 'Emails show times in UTC.'}
        onChange={(timeZone) => edit({ timeZone })}
      />
      <FormError />
      <div className={styles.actions}>
        <span className={styles.state} role="status">
          {isUnsaved && 'Unsaved changes'}
        </span>
        {isUnsaved && (
          <Button kind="quiet" onClick={form.discard}>
            Discard
          </Button>
        )}
        <Button type="submit" kind="primary" disabled={!form.isDirty} busy={busy && 'Saving...'}>
          Save changes
        </Button>
      </div>
    </Form>
  );
};
