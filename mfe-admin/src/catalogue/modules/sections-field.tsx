import type { ModuleFields } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import styles from './row-field.module.css';

/** An unused section id. */
const freshId = (sections: ModuleFields['sections']) => {
  for (let number = sections.length + 1; ; number += 1)
    if (!sections.some(({ sectionId }) => sectionId === `section-${number}`)) return `section-${number}`;
};

const Field = fieldsOf<ModuleFields>();

/** The sections of a module that can be granted separately. Renaming one keeps its id. */
export const SectionsField = () => {
  const { rows, add, remove } = useRows<ModuleFields['sections'][number]>('sections');
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>Sections</legend>
      {rows.map(({ sectionId }, index) => (
        <div className={styles.row} key={sectionId}>
          <Field.Text name={`sections.${index}.sectionName`} label={`Section ${index + 1}`} />
          <IconButton label={`Remove section ${index + 1}`} onClick={() => remove(index)}>
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={rows.length >= 40}
          onClick={() => add({ sectionId: freshId(rows), sectionName: '' })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add section
        </Button>
      </div>
    </fieldset>
  );
};
