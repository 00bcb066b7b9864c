import { Button, IconButton } from '@marketplace/shared/ui';
import { FieldError, TextField } from '@marketplace/shared/ui/form';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { faultsOf, type CompanyDraft } from './company-draft.ts';
import styles from './social-links.module.css';

type Links = CompanyDraft['socialLinks'];

interface Props {
  links: Links;
  error: string | undefined;
  onChange: (links: Links) => void;
}

const MOST = 8;

/** Names and addresses, in the order in which the footer shows them. */
export const SocialLinks = ({ links, error, onChange }: Props) => {
  const id = useId();
  const wrong = (isWrong: boolean) => error && isWrong && { 'aria-invalid': true, 'aria-describedby': id };
  const change = (at: number, fields: Partial<Links[number]>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...fields } : link)));
  return (
    <div className={styles.links}>
      {links.map(({ name, url }, index) => (
        // A row has nothing of its own but its place.
        <div key={index} className={styles.link}>
          <TextField
            label="Name"
            aria-label={`Name of link ${index + 1}`}
            maxLength={40}
            value={name}
            {...wrong(faultsOf({ name, url }).name)}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <TextField
            label="Address"
            aria-label={`Address of link ${index + 1}`}
            inputMode="url"
            maxLength={300}
            value={url}
            {...wrong(faultsOf({ name, url }).url)}
            onChange={(event) => change(index, { url: event.target.value })}
          />
          <IconButton
            label={`Remove link ${index + 1}`}
            onClick={() => onChange(links.filter((_link, at) => at !== index))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      {error && <FieldError id={id} text={error} isAlert />}
      <span>
        <Button
          size="small"
          disabled={links.length >= MOST}
          onClick={() => onChange([...links, { name: '', url: '' }])}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add a link
        </Button>
      </span>
    </div>
  );
};
