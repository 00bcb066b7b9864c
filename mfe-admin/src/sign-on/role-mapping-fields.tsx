import { MappedRole, SIGN_ON_LIMITS, type RoleMapping } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useRows } from '@marketplace/shared/form/contract';
import { Button, IconButton } from '@marketplace/shared/ui';
import { Plus, X } from 'lucide-react';
import { roleText } from '@marketplace/shared/session';
import type { ProviderDraft } from './provider-draft.ts';
import styles from './provider-form.module.css';

const roleOptions = MappedRole.anyOf.map(({ const: role }) => ({ value: role, label: roleText(role) }));

const Field = fieldsOf<ProviderDraft>();

/** Maps groups to roles; every match counts. */
export const RoleMappingFields = () => {
  const { rows, add, remove } = useRows<RoleMapping>('roleMapping');
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.lines}>
          {rows.map((_, index) => (
            <li key={index} className={styles.line}>
              <Field.Text name={`roleMapping.${index}.group`} label={`Group ${index + 1}`} />
              <Field.Select
                name={`roleMapping.${index}.role`}
                label={`Role of group ${index + 1}`}
                options={roleOptions}
              />
              <span className={styles.tools}>
                <IconButton label={`Remove group ${index + 1}`} onClick={() => remove(index)}>
                  <X size={18} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        disabled={rows.length >= SIGN_ON_LIMITS.mappings}
        onClick={() => add({ group: '', role: 'USER' })}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        Add group
      </Button>
    </>
  );
};
