import type { ModuleGrant } from '@marketplace/shared/contracts';
import { Badge } from '@marketplace/shared/ui';
import { CheckboxField } from '@marketplace/shared/ui/form';
import { AccessControl } from './access-control.tsx';
import styles from './grants.module.css';

interface Props {
  grant: ModuleGrant;
  /** The saved grant, if `grant` differs from it. */
  saved: ModuleGrant | undefined;
  disabled: boolean;
  onChange: (next: ModuleGrant) => void;
}

const Sections = ({ grant, disabled, onChange }: Omit<Props, 'saved'>) => {
  const { sections, sectionIds, moduleName } = grant;
  const toggle = (id: string, on: boolean) =>
    onChange({ ...grant, sectionIds: on ? [...sectionIds, id] : sectionIds.filter((one) => one !== id) });
  return (
    <fieldset className={styles.sections} disabled={disabled}>
      <legend className="visually-hidden">{`Open sections of ${moduleName}`}</legend>
      {sections.map(({ sectionId, sectionName }) => (
        <CheckboxField
          key={sectionId}
          label={sectionName}
          checked={sectionIds.includes(sectionId)}
          onChange={(event) => toggle(sectionId, event.target.checked)}
        />
      ))}
      {sectionIds.length === 0 && <p className={styles.hint}>Choose at least one section.</p>}
    </fieldset>
  );
};

const savedText = ({ access, sections, sectionIds }: ModuleGrant) => {
  const open = sections.filter(({ sectionId }) => sectionIds.includes(sectionId)).map(({ sectionName }) => sectionName);
  return access === 'Partial Access' ? `${access}, ${open.join(', ')}` : access;
};

/** A module, its access level and its sections. */
export const GrantRow = (props: Props) => {
  const { grant, saved, disabled, onChange } = props;
  const { moduleName, category, access, hasSeat } = grant;
  return (
    <li className={styles.row} data-changed={saved !== undefined || undefined}>
      <span className={styles.module}>
        <span className={styles.name}>
          {moduleName}
          {hasSeat && <Badge tone="info">Seat</Badge>}
          {saved && <Badge tone="accent">Changed</Badge>}
        </span>
        <span className={styles.muted}>
          {hasSeat ? `${category} · full access through a subscription, whatever you choose here` : category}
          {saved && ` · saved: ${savedText(saved)}`}
        </span>
      </span>
      <AccessControl grant={grant} disabled={disabled} onChange={(next) => onChange({ ...grant, access: next })} />
      {access === 'Partial Access' && <Sections grant={grant} disabled={disabled} onChange={onChange} />}
    </li>
  );
};
