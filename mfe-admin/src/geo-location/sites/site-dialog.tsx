import type { Site } from '@marketplace/shared/contracts';
import { Form, FormError } from '@marketplace/shared/form';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { Button } from '@marketplace/shared/ui';
import { Dialog, UnsavedChanges } from '@marketplace/shared/ui/dialog';
import styles from './sites.module.css';
import { useSiteForm, type SiteDraft } from './use-site-form.ts';

interface Props {
  /** Undefined for a new one. */
  site: Site | undefined;
  onSaved: (site: Site) => void;
  onClose: () => void;
}

const FORM = 'site-form';
const Field = allFieldsOf<SiteDraft>();

/** Adds or changes a site. Has its own URL; leaving with unsaved input asks first. */
export const SiteDialog = ({ site, onSaved, onClose }: Props) => {
  const form = useSiteForm(site, onSaved);
  const { busy, isDirty } = form;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={site ? `Edit ${site.name}` : 'Add a site'}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} kind="primary" busy={busy && 'Saving...'}>
              {site ? 'Save changes' : 'Add site'}
            </Button>
          </>
        }
      >
        <Form form={form} id={FORM} className={styles.form}>
          <Field.Text name="name" label="Name" autoComplete="off" />
          <Field.Text name="address" label="Address" autoComplete="off" />
          <Field.Number name="lat" label="Latitude" inputMode="text" maxLength={24} autoComplete="off" />
          <Field.Number name="lng" label="Longitude" inputMode="text" maxLength={24} autoComplete="off" />
          <Field.Number
            name="radius"
            label="Radius in meters"
            inputMode="numeric"
            maxLength={10}
            help="How far the site extends around its coordinates."
          />
          <FormError />
        </Form>
      </Dialog>
      <UnsavedChanges when={isDirty} what={site ? `your changes to ${site.name}` : 'your entries'} />
    </>
  );
};
