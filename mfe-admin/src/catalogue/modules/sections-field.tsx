import type { ModuleFields } from '@marketplace/shared/contracts';
import { Button, IconButton } from '@marketplace/shared/ui';
import { TextField } from '@marketplace/shared/ui/form';
import { Plus, Trash2 } from 'lucide-react';
import { refusalOf } from '../editing/bound.ts';
import editing from '../editing/editor.module.css';
import type { Editor } from '../editing/use-editor.ts';
import styles from './row-field.module.css';

/** The least number behind which no section has an id yet. */
const freshId = (sections: ModuleFields['sections']) => {
  for (let number = sections.length + 1; ; number += 1)
    if (!sections.some(({ sectionId }) => sectionId === `section-${number}`)) return `section-${number}`;
};

/** The parts of a module that access can be given to. Their ids stay when they are renamed. */
export const SectionsField = ({ editor: { fields, set, errors, labels } }: { editor: Editor<ModuleFields> }) => {
  const { sections } = fields;
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>{labels.sections}</legend>
      {sections.map(({ sectionId, sectionName }, index) => (
        <div className={styles.row} key={sectionId}>
          <TextField
            label={`Section ${index + 1}`}
            maxLength={80}
            error={refusalOf(errors[`sections.${index}.sectionName`], 'Give the section a name.')}
            value={sectionName}
            onChange={(event) =>
              set({ sections: sections.with(index, { sectionId, sectionName: event.target.value }) })
            }
          />
          <IconButton
            label={`Remove section ${index + 1}`}
            onClick={() => set({ sections: sections.filter((_, at) => at !== index) })}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={sections.length >= 40}
          onClick={() => set({ sections: [...sections, { sectionId: freshId(sections), sectionName: '' }] })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add section
        </Button>
      </div>
    </fieldset>
  );
};
