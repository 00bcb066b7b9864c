import type { ApiScope } from '@marketplace/shared/contracts';
import { useField } from '@marketplace/shared/form';
import { CheckboxField, FieldError } from '@marketplace/shared/ui/form';
import { useId } from 'react';
import styles from './api-keys.module.css';
import { scopeTexts } from './scope-texts.ts';

/** What the account's keys may do: a checkbox for each scope. */
export const ScopesField = ({ scopes }: { scopes: readonly ApiScope[] }) => {
  const { value, error, set } = useField('scopes');
  const chosen = value as ApiScope[];
  const id = useId();
  const toggle = (scope: ApiScope) =>
    set(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset className={styles.scopes}>
      <legend className={styles.legend}>Scopes</legend>
      {scopes.map((scope) => (
        <CheckboxField
          key={scope}
          label={
            <span className={styles.texts}>
              {scope} <span className={styles.quiet}>{scopeTexts[scope]}</span>
            </span>
          }
          checked={chosen.includes(scope)}
          onChange={() => toggle(scope)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
      ))}
      {error && <FieldError id={id} text={error} isAlert />}
    </fieldset>
  );
};
