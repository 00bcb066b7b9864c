import { AlertKind } from '@marketplace/shared/contracts';
import { useBound, useField } from '@marketplace/shared/form';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { alertLooks } from '../../alerts/alert-item.tsx';
import styles from './kind-choices.module.css';

const kinds = AlertKind.anyOf.map((kind) => kind.const);

interface ChoiceProps {
  name: 'bell' | 'mail';
  label: string;
  kind: AlertKind;
}

const Choice = ({ name, label, kind }: ChoiceProps) => {
  const { value, set } = useField(name);
  const { busy } = useBound();
  const chosen = value as AlertKind[];
  return (
    <CheckboxField
      label={label}
      disabled={busy}
      checked={chosen.includes(kind)}
      // In the server's order, so that the same choice counts as unchanged.
      onChange={({ target }) => set(kinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))))}
    />
  );
};

/** For each kind of alert, how the reader gets it. */
export const KindChoices = () => (
  <div className={styles.kinds}>
    {kinds.map((kind) => (
      <fieldset key={kind} className={styles.kind}>
        <legend className={styles.legend}>{alertLooks[kind].label}</legend>
        <Choice name="bell" label="Bell" kind={kind} />
        <Choice name="mail" label="Email" kind={kind} />
      </fieldset>
    ))}
  </div>
);
