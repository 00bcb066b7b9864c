import { MappedRole, SIGN_ON_LIMITS } from '@marketplace/shared/contracts';
import { Button, IconButton } from '@marketplace/shared/ui';
import { SelectField, TextField } from '@marketplace/shared/ui/form';
import { ArrowUp, Plus, X } from 'lucide-react';
import type { MappingDraft } from './provider-draft.ts';
import styles from './provider-form.module.css';
import type { ProviderForm } from './use-provider-form.ts';

const roles = MappedRole.anyOf.map(({ const: role }) => role);
const roleOptions = roles.map((role) => ({ value: role, label: role }));

const swap = (lines: MappingDraft[], index: number) =>
  lines.map((line, at) => (at === index - 1 ? lines[index] : at === index ? lines[index - 1] : line) ?? line);

interface LineProps {
  line: MappingDraft;
  index: number;
  error: string | undefined;
  onChange: (fields: Partial<MappingDraft>) => void;
  onMoveUp: () => void;
  onRemove: () => void;
}

const Line = ({ line, index, error, onChange, onMoveUp, onRemove }: LineProps) => (
  <li className={styles.line}>
    <TextField
      label={`Group ${index + 1}`}
      value={line.group}
      maxLength={SIGN_ON_LIMITS.group}
      error={error && line.group.trim() === '' ? error : undefined}
      onChange={(event) => onChange({ group: event.target.value })}
    />
    <SelectField
      label={`Role of group ${index + 1}`}
      value={line.role}
      options={roleOptions}
      onChange={(event) => onChange({ role: roles.find((role) => role === event.target.value) ?? 'USER' })}
    />
    <span className={styles.tools}>
      <IconButton label={`Move group ${index + 1} up`} disabled={index === 0} onClick={onMoveUp}>
        <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <IconButton label={`Remove group ${index + 1}`} onClick={onRemove}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </span>
  </li>
);

/** Which group becomes which role; the first line that fits counts. */
export const RoleMappingFields = ({ form: { draft, errors, edit } }: { form: ProviderForm }) => {
  const lines = draft.roleMapping;
  const set = (roleMapping: MappingDraft[]) => edit({ roleMapping });
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    set([...lines, { key, group: '', role: 'USER' }]);
  };
  return (
    <>
      {lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line, index) => (
            <Line
              key={line.key}
              line={line}
              index={index}
              error={errors.roleMapping}
              onChange={(fields) => set(lines.map((one) => (one === line ? { ...one, ...fields } : one)))}
              onMoveUp={() => set(swap(lines, index))}
              onRemove={() => set(lines.filter((one) => one !== line))}
            />
          ))}
        </ol>
      )}
      <Button size="small" disabled={lines.length >= SIGN_ON_LIMITS.mappings} onClick={add}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        Add a group
      </Button>
    </>
  );
};
