import type { ModuleFields } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import { PictureField } from '../pictures/picture-field.tsx';
import styles from './row-field.module.css';

const most = 8;

const Field = fieldsOf<ModuleFields>();

/** Screenshots of the module, each for both themes and with alt text. */
export const ScreenshotsField = () => {
  const { rows, add, remove } = useRows<ModuleFields['screenshots'][number]>('screenshots');
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>Screenshots</legend>
      {rows.map((_, index) => (
        <div className={styles.card} key={index}>
          <div className={styles.top}>
            {`Screenshot ${index + 1}`}
            <IconButton label={`Remove screenshot ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
          <PictureField name={`screenshots.${index}.url`} label={`Picture ${index + 1}`} />
          <PictureField name={`screenshots.${index}.urlDark`} label={`Picture ${index + 1} in the dark theme`} />
          <Field.Text
            name={`screenshots.${index}.alt`}
            label={`Description of picture ${index + 1}`}
            help="Screen readers read it aloud."
          />
        </div>
      ))}
      <div>
        <Button size="small" disabled={rows.length >= most} onClick={() => add({ url: '', urlDark: null, alt: '' })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add screenshot
        </Button>
      </div>
    </fieldset>
  );
};
