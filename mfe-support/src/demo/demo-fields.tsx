import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { useModuleNames } from '../module-names/use-module-names.ts';
import type { DemoDraft } from './demo-draft.ts';
import styles from './demo-fields.module.css';
import { ModulePicker } from './module-picker.tsx';
import type { Demo } from './use-demo.ts';
import { WhenFields } from './when-fields.tsx';

export const DemoFields = (demo: Pick<Demo, 'draft' | 'errors' | 'change' | 'timeZone'>) => {
  const { draft, errors, change } = demo;
  const modules = useModuleNames();
  const text = (name: Exclude<keyof DemoDraft, 'moduleIds'>) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <TextField label="Name" required autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Work email" required type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <TextField label="Company" required autoComplete="organization" maxLength={120} {...text('company')} />
      <div className={styles.pair}>
        <TextField label="Phone" optional type="tel" autoComplete="tel" maxLength={40} {...text('phone')} />
        <TextField
          label="Team size"
          optional
          inputMode="numeric"
          maxLength={20}
          placeholder="40"
          {...text('teamSize')}
        />
      </div>
      <ModulePicker
        modules={modules}
        chosen={draft.moduleIds}
        error={errors.moduleIds}
        onChange={(moduleIds) => change({ moduleIds })}
      />
      <WhenFields {...demo} />
      <TextAreaField
        label="What should we show you?"
        optional
        rows={3}
        maxLength={1_000}
        help="Tasks, numbers, what you use today, who else joins."
        {...text('notes')}
      />
    </>
  );
};
