import { SECURITY_LIMITS, type SecurityField } from '@marketplace/shared/contracts';
import { TextField } from '@marketplace/shared/ui/form';
import styles from './number-setting.module.css';
import type { SecurityForm } from './use-security.ts';

interface Props {
  form: SecurityForm;
  name: SecurityField;
  label: string;
  /** "minutes". */
  unit: string;
}

/** One number with its unit, its limits and what it is without a change. */
export const NumberSetting = ({ form, name, label, unit }: Props) => {
  const { min, max } = SECURITY_LIMITS[name];
  const { draft, errors, saved, busy, edit } = form;
  return (
    <TextField
      className={styles.input ?? ''}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      readOnly={busy}
      value={draft[name]}
      error={errors[name]}
      help={`${min} to ${max.toLocaleString('en-IN')} ${unit}; ${saved.defaults[name]} by default.`}
      inside={<span className={styles.unit}>{unit}</span>}
      onChange={(event) => edit({ [name]: event.target.value })}
    />
  );
};
