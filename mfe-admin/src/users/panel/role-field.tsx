import type { PersonDetail, Role } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { SelectField } from '@marketplace/shared/ui/form';
import { roleText } from '@marketplace/shared/session';
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
  USER: 'They lose access to the administration right away, but keep their modules and marketplace roles.',
  ADMIN: 'They can manage people, tickets, the catalog and settings right away.',
  SUPER_ADMIN: 'They can do everything, and decide who else can. Give this role to as few people as possible.',
};

const roleWithArticle = (role: Role) => `${role === 'ADMIN' ? 'an' : 'a'} ${roleText(role).toLowerCase()}`;

/** The user's role; a change is confirmed first, because it takes effect at once. */
export const RoleField = ({ person, readOnly, ask, onChanged }: Props) => {
  const { isSuperAdmin } = useActor();
  const { id, name, role } = person;
  const options = roleOptions(isSuperAdmin);
  const known = options.some(({ value }) => value === role)
    ? options
    : [...options, { value: role, label: roleText(role) }];
  const change = async (next: Role, was: string, isUndo = false) => {
    const path = `/tex-suite/user/${encodeURIComponent(id)}/role`;
    const before = isUndo ? undefined : asRole(was);
    const done = await attempt(
      () => marketplace.put(path, { role: next, was }),
      `${name} is now ${roleWithArticle(next)}.`,
      before && (() => void change(before, next, true)),
    );
    // After a refusal too, because someone else may have changed it.
    onChanged();
    return done;
  };
  const choose = (text: string) => {
    const next = asRole(text);
    if (next === undefined || next === role) return;
    ask({
      title: `Make ${name} ${roleWithArticle(next)}?`,
      text: consequence[next],
      action: `Make ${roleText(next).toLowerCase()}`,
      run: () => change(next, role),
    });
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
