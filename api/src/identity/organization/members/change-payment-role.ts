import type { PaymentRole } from '@marketplace/shared/contracts';
import { inArray } from 'drizzle-orm';
import { marketplaceRoleDefinitions, type Transaction } from '../../../db/index.ts';
import { withGranted, writeRoles } from '../../people/change-marketplace-roles.ts';
import { countsAs, listHeldRoles, type RoleDefinition } from '../../people/held-roles.ts';
import type { Person } from '../../people/lock-people.ts';
import {
  assertMember,
  assertOwnAlone,
  assertPaymentAdminRemains,
  lockMember,
  type MemberChange,
} from './lock-members.ts';

const paymentRoles: PaymentRole[] = ['PAYMENT_ADMIN', 'PAYMENT_CREATOR'];

/**
 * Gives a member one of the payment roles instead of the other, or removes both. It takes effect on their next request.
 * @throws ApiError 403, 404, and 409 for the last payment admin or for a member of several organizations
 */
export async function changePaymentRole(
  tx: Transaction,
  change: MemberChange,
  wanted: PaymentRole | null,
): Promise<void> {
  await assertMember(tx, change.clientId, change.userId);
  const { person } = await lockMember(tx, change);
  await assertOwnAlone(tx, change, person);
  if (wanted !== 'PAYMENT_ADMIN') await assertPaymentAdminRemains(tx, change);
  await writePaymentRole(tx, change, person, wanted);
}

/** Returns whether something changed. */
export async function writePaymentRole(
  tx: Transaction,
  { caller, ip }: Pick<MemberChange, 'caller' | 'ip'>,
  person: Person,
  wanted: PaymentRole | null,
): Promise<boolean> {
  const known = await definitions(tx);
  const held = await listHeldRoles(tx, person.id);
  const others = known.filter(({ roleName }) => roleName !== wanted);
  const kept = held.filter((role) => !others.some((one) => countsAs(role, one)));
  const granted = known.filter(({ roleName }) => roleName === wanted);
  return writeRoles(tx, { actorId: caller.userId, ip }, person, held, withGranted(kept, granted));
}

/** As the marketplace defines them, or else as built in. */
async function definitions(tx: Transaction): Promise<RoleDefinition[]> {
  const rows = await tx
    .select()
    .from(marketplaceRoleDefinitions)
    .where(inArray(marketplaceRoleDefinitions.roleName, paymentRoles));
  return paymentRoles.map(
    (roleName) => rows.find((row) => row.roleName === roleName) ?? { id: roleName, roleName, roleType: 'PAYMENT' },
  );
}
