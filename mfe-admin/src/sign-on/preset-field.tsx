import type { Bound } from '@marketplace/shared/form';
import { SelectField } from '@marketplace/shared/ui/form';
import { PRESETS, presetOptions, type PresetId } from './presets.ts';
import styles from './provider-form.module.css';

interface Props {
  form: Bound;
  preset: PresetId;
  onPick: (preset: PresetId) => void;
}

/** Fills in what is the same for every company, and says where to click at the provider. */
export const PresetField = ({ form, preset, onPick }: Props) => {
  const pick = (next: PresetId) => {
    const { issuer, roleClaim } = PRESETS[next];
    form.set('issuer', issuer);
    form.set('roleClaim', roleClaim);
    onPick(next);
  };
  const { steps } = PRESETS[preset];
  return (
    <>
      <SelectField
        label="Provider"
        value={preset}
        options={presetOptions}
        onChange={({ target }) => pick(target.value as PresetId)}
      />
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={`Steps at ${PRESETS[preset].label}`}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
};
