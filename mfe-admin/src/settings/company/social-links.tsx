import type { CompanyProfileBody } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Plus, X } from 'lucide-react';
import styles from './social-links.module.css';

const MOST = 8;

const Field = fieldsOf<CompanyProfileBody>();

/** Names and URLs, in footer order. */
export const SocialLinks = () => {
  const { rows, add, remove } = useRows<CompanyProfileBody['socialLinks'][number]>('socialLinks');
  return (
    <div className={styles.links}>
      {rows.map((_, index) => (
        // Rows have no id, so the index is the key.
        <div key={index} className={styles.link}>
          <Field.Text name={`socialLinks.${index}.name`} label="Name" aria-label={`Name of link ${index + 1}`} />
          <Field.Text
            name={`socialLinks.${index}.url`}
            label="URL"
            aria-label={`URL of link ${index + 1}`}
            inputMode="url"
          />
          <IconButton label={`Remove link ${index + 1}`} onClick={() => remove(index)}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <span>
        <Button size="small" disabled={rows.length >= MOST} onClick={() => add({ name: '', url: '' })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add link
        </Button>
      </span>
    </div>
  );
};
