import type { ModuleFields, ModuleVersion } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import styles from './row-field.module.css';

const most = 50;

const Field = fieldsOf<ModuleFields>();

const today = () => new Date().toISOString().slice(0, 10);

/** What is new in each version of the module. */
export const VersionsField = () => {
  const { rows, add, remove } = useRows<ModuleVersion>('versions');
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>What’s new</legend>
      {rows.map((_, index) => (
        <div className={styles.card} key={index}>
          <div className={styles.top}>
            {`Version ${index + 1} of ${rows.length}`}
            <IconButton label={`Remove version ${index + 1}`} onClick={() => remove(index)}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
          <div className={editing.pair}>
            <Field.Text name={`versions.${index}.version`} label={`Number of version ${index + 1}`} />
            <Field.Text name={`versions.${index}.releasedOn`} type="date" label={`Released on, version ${index + 1}`} />
          </div>
          <Field.Area
            name={`versions.${index}.notes`}
            rows={4}
            label={`What’s new in version ${index + 1}`}
            help="Use Markdown. Start a line with a dash to make a list."
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={rows.length >= most}
          onClick={() => add({ version: '', releasedOn: today(), notes: '' })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add version
        </Button>
      </div>
    </fieldset>
  );
};
