import type { TutorialFields } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import styles from '../modules/row-field.module.css';

const most = 30;

const Field = fieldsOf<TutorialFields>();

const Tool = ({
  label,
  icon: Icon,
  ...button
}: {
  label: string;
  icon: typeof Plus;
  disabled: boolean;
  onClick: () => void;
}) => (
  <IconButton label={label} size="small" {...button}>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
  </IconButton>
);

/** The steps of a tutorial, in reading order. */
export const StepsField = () => {
  const { rows, add, remove, move } = useRows<TutorialFields['steps'][number]>('steps');
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>Steps</legend>
      {rows.map((_, index) => {
        const step = `step ${index + 1}`;
        const isLast = index === rows.length - 1;
        return (
          <div className={styles.card} key={index}>
            <div className={styles.top}>
              {`Step ${index + 1}`}
              <span className={styles.moves}>
                <Tool label={`Move ${step} up`} icon={ArrowUp} disabled={index === 0} onClick={() => move(index, -1)} />
                <Tool label={`Move ${step} down`} icon={ArrowDown} disabled={isLast} onClick={() => move(index, 1)} />
                <Tool
                  label={`Remove ${step}`}
                  icon={Trash2}
                  disabled={rows.length === 1}
                  onClick={() => remove(index)}
                />
              </span>
            </div>
            <Field.Text name={`steps.${index}.title`} label={`Title of ${step}`} />
            <Field.Area name={`steps.${index}.text`} label={`Text of ${step}`} rows={3} />
          </div>
        );
      })}
      <div>
        <Button size="small" disabled={rows.length >= most} onClick={() => add({ title: '', text: '' })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add step
        </Button>
      </div>
    </fieldset>
  );
};
