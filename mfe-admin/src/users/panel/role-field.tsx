import type { PersonDetail, Role } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { SelectField } from '@marketplace/shared/ui/form';
import { attempt } from '../../calls/attempt.ts';
import type { Ask } from '../../question/use-question.tsx';
import { asRole, roleMeaning, roleOptions } from '../role-options.ts';
import { useActor } from '../use-actor.ts';

interface Props {
  person: PersonDetail;
  readOnly: boolean;
  ask: Ask;
  onChanged: () => void;
}

const consequence: Record<Role, string> = {
  USER: 'They leave the administration with their next click, and keep their modules and marketplace roles.',
  ADMIN:
    'They may change people, tickets, the catalogue and the settings of the marketplace, from their next click on.',
  SUPER_ADMIN: 'They may do everything, and decide who else may. Give this to as few people as possible.',
};

/** The user's role; a change is confirmed first, because it takes effect at once. */
export const RoleField = ({ person, readOnly, ask, onChanged }: Props) => {
  const { isSuperAdmin } = useActor();
  const { id, name, role } = person;
  const options = roleOptions(isSuperAdmin);
  const known = options.some(({ value }) => value === role) ? options : [...options, { value: role, label: role }];
  const change = async (next: Role) => {
    const path = `/tex-suite/user/${encodeURIComponent(id)}/role`;
    const done = await attempt(() => marketplace.put(path, { role: next, was: role }), `${name} is ${next} now.`);
    // After a refusal too: somebody else may have changed it.
    onChanged();
    return done;
  };
  const choose = (text: string) => {
    const next = asRole(text);
    if (next === undefined || next === role) return;
    ask({ title: `Make ${name} ${next}?`, text: consequence[next], action: `Make ${next}`, run: () => change(next) });
  };
  return (
    <SelectField
      label="Role"
      value={role}
      help={roleMeaning(role)}
      disabled={readOnly}
      options={known}
      onChange={(event) => choose(event.target.value)}
    />
  );
};
