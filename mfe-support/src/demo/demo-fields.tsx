import { fieldsOf } from '@marketplace/shared/form';
import { useModuleNames } from '../module-names/use-module-names.ts';
import type { DemoDraft } from './demo-draft.ts';
import styles from './demo-fields.module.css';
import { ModulePicker } from './module-picker.tsx';
import type { Demo } from './use-demo.ts';
import { WhenFields } from './when-fields.tsx';

const Field = fieldsOf<DemoDraft>();

export const DemoFields = ({ form, timeZone }: Demo) => {
  const { values, errors, edit } = form;
  const modules = useModuleNames();
  return (
    <>
      <Field.Text name="name" label="Name" required autoComplete="name" maxLength={100} />
      <Field.Text name="email" label="Work email" required type="email" autoComplete="email" maxLength={254} />
      <Field.Text name="company" label="Company" required autoComplete="organization" maxLength={120} />
      <div className={styles.pair}>
        <Field.Text name="phone" label="Phone" optional type="tel" autoComplete="tel" maxLength={40} />
        <Field.Text name="teamSize" label="Team size" optional inputMode="numeric" maxLength={20} placeholder="40" />
      </div>
      <ModulePicker
        modules={modules}
        chosen={values.moduleIds}
        error={errors['moduleIds']}
        onChange={(moduleIds) => edit({ moduleIds })}
      />
      <WhenFields timeZone={timeZone} />
      <Field.Area
        name="notes"
        label="What should we show you?"
        optional
        rows={3}
        maxLength={1_000}
        help="Tasks, numbers, what you use today, and who else is joining."
      />
    </>
  );
};
