import type { Site } from '@marketplace/shared/contracts';
import { Button, Notice } from '@marketplace/shared/ui';
import { Dialog, UnsavedChanges } from '@marketplace/shared/ui/dialog';
import { TextField } from '@marketplace/shared/ui/form';
import { useRefusable } from '../../form/use-refusable.ts';
import styles from './sites.module.css';
import { useSiteForm } from './use-site-form.ts';

interface Props {
  /** Undefined for a new one. */
  site: Site | undefined;
  onSaved: (site: Site) => void;
  onClose: () => void;
}

const FORM = 'site-form';

/** Adds or changes a site. It has an address of its own; leaving it with something typed asks first. */
export const SiteDialog = ({ site, onSaved, onClose }: Props) => {
  const { field, failed, busy, isDirty, save } = useSiteForm(site, onSaved);
  const submitting = useRefusable(save);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={site ? `Change ${site.name}` : 'Add a site'}
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} kind="primary" busy={busy && 'Saving...'}>
              {site ? 'Save site' : 'Add site'}
            </Button>
          </>
        }
      >
        <form {...submitting} id={FORM} className={styles.form}>
          <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
          <TextField label="Address" maxLength={300} autoComplete="off" {...field('address')} />
          <TextField label="Latitude" inputMode="text" maxLength={24} autoComplete="off" {...field('lat')} />
          <TextField label="Longitude" inputMode="text" maxLength={24} autoComplete="off" {...field('lng')} />
          <TextField
            label="Radius in metres"
            inputMode="numeric"
            maxLength={6}
            help="Around the point, what still belongs to the site."
            {...field('radius')}
          />
        </form>
        {failed && <Notice tone="danger">{failed}</Notice>}
      </Dialog>
      <UnsavedChanges when={isDirty} what={site ? `the changes to ${site.name}` : 'the new site'} />
    </>
  );
};
