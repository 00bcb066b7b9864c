interface Person {
  id: string;
  role: string;
}

/** The person's own role, spelled as organizations do: "super admin". */
export const isSuperAdmin = ({ role }: Pick<Person, 'role'>) =>
  role.trim().toUpperCase().replace(/\s+/g, '_') === 'SUPER_ADMIN';

/**
 * Why an administrator may not change a person's permissions; undefined if they may. Administrators below SUPER_ADMIN
 * change neither those above them nor themselves.
 */
export function whyNotChange(actor: Person, person: Person): string | undefined {
  if (isSuperAdmin(actor)) return undefined;
  if (isSuperAdmin(person)) return 'Only a super admin can change a super admin.';
  if (actor.id === person.id) return 'You can’t change your own permissions. Ask another administrator.';
  return undefined;
}
