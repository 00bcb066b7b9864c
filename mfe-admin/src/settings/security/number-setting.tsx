import { SECURITY_LIMITS, type SecurityField, type SecuritySettings } from '@marketplace/shared/contracts';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import styles from './number-setting.module.css';

interface Props {
  name: SecurityField;
  label: string;
  /** Such as "minutes". */
  unit: string;
  defaults: SecuritySettings['defaults'];
  readOnly?: boolean;
}

const Field = allFieldsOf<SecuritySettings['settings']>();

/** A number field with its unit, limits and default. */
export const NumberSetting = ({ name, label, unit, defaults, readOnly }: Props) => {
  const { min, max } = SECURITY_LIMITS[name];
  return (
    <Field.Number
      className={styles.input ?? ''}
      name={name}
      label={label}
      {...(readOnly && { readOnly })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      help={`${min} to ${max.toLocaleString('en-IN')} ${unit}. Default: ${defaults[name]}.`}
      inside={<span className={styles.unit}>{unit}</span>}
    />
  );
};
