import type { TutorialFields } from '@marketplace/shared/contracts';
import { Button, IconButton } from '@marketplace/shared/ui';
import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import editing from '../editing/editor.module.css';
import { refusalOf } from '../editing/bound.ts';
import type { Editor } from '../editing/use-editor.ts';
import styles from '../modules/row-field.module.css';

const most = 30;

const swapped = (steps: TutorialFields['steps'], at: number, by: number) => {
  const order = [...steps];
  order.splice(at + by, 0, ...order.splice(at, 1));
  return order;
};

/** The steps of a tutorial, in the order in which they are read. */
export const StepsField = ({ editor: { fields, set, errors, labels } }: { editor: Editor<TutorialFields> }) => {
  const { steps } = fields;
  const change = (index: number, part: Partial<TutorialFields['steps'][number]>) =>
    set({ steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)) });
  const tool = (label: string, Icon: typeof Plus, disabled: boolean, onClick: () => void) => (
    <IconButton label={label} size="small" disabled={disabled} onClick={onClick}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
  return (
    <fieldset className={editing.group}>
      <legend className={editing.legend}>{labels.steps}</legend>
      {steps.map(({ title, text }, index) => (
        <div className={styles.card} key={index}>
          <div className={styles.top}>
            {`Step ${index + 1}`}
            <span className={styles.moves}>
              {tool(`Move step ${index + 1} up`, ArrowUp, index === 0, () => set({ steps: swapped(steps, index, -1) }))}
              {tool(`Move step ${index + 1} down`, ArrowDown, index === steps.length - 1, () =>
                set({ steps: swapped(steps, index, 1) }),
              )}
              {tool(`Remove step ${index + 1}`, Trash2, steps.length === 1, () =>
                set({ steps: steps.filter((_, at) => at !== index) }),
              )}
            </span>
          </div>
          <TextField
            label={`Title of step ${index + 1}`}
            maxLength={120}
            error={refusalOf(errors[`steps.${index}.title`], 'Give the step a title.')}
            value={title}
            onChange={(event) => change(index, { title: event.target.value })}
          />
          <TextAreaField
            label={`Text of step ${index + 1}`}
            rows={3}
            maxLength={4_000}
            error={refusalOf(errors[`steps.${index}.text`], 'Say what to do in this step.')}
            value={text}
            onChange={(event) => change(index, { text: event.target.value })}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          disabled={steps.length >= most}
          onClick={() => set({ steps: [...steps, { title: '', text: '' }] })}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add step
        </Button>
      </div>
    </fieldset>
  );
};
