import type { OrganizationMember, PaymentRole } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { roleText } from '@marketplace/shared/session';
import { attempt } from '../../calls/attempt.ts';
import type { Ask } from '../../question/use-question.tsx';
import { forgetOrganizations } from '../forget-organizations.ts';
import { membersApi, organizationApi } from '../organization-paths.ts';

export interface Place {
  id: string;
  name: string;
}
type Member = Pick<OrganizationMember, 'id' | 'name'>;

const change = async (call: () => Promise<unknown>, done: string, undo?: () => void) => {
  const succeeded = await attempt(call, done, undo);
  if (succeeded) forgetOrganizations();
  return succeeded;
};

export const addMember = ({ id, name }: Place, person: { name: string; email: string }) =>
  change(() => marketplace.post(membersApi(id), { email: person.email }), `${person.name} is now a member of ${name}.`);

export const moveMember = (from: Place, member: Member, to: Place) =>
  change(
    () =>
      marketplace.post(organizationApi(from.id, `/members/${encodeURIComponent(member.id)}/move`), { clientId: to.id }),
    `${member.name} is now a member of ${to.name}.`,
  );

/** @param was restored by an undo */
export const setPaymentRole = async (
  place: Place,
  member: Member,
  { paymentRole, was, then }: { paymentRole: PaymentRole | null; was?: PaymentRole | null; then: () => void },
): Promise<boolean> => {
  const done = await change(
    () => marketplace.put(`${membersApi(place.id, member.id)}/payment-role`, { paymentRole }),
    paymentRole
      ? `${member.name} is now a ${roleText(paymentRole).toLowerCase()}.`
      : `${member.name} no longer has a payment role.`,
    was === undefined ? undefined : () => void setPaymentRole(place, member, { paymentRole: was, then }),
  );
  if (done) then();
  return done;
};

const elsewhere = ({ otherOrganizations }: OrganizationMember) =>
  otherOrganizations > 0 ? ' They’ll lose it in their other organizations too.' : '';

export const askToTakeRole = (ask: Ask, place: Place, member: OrganizationMember, then: () => void) =>
  ask({
    title: `Remove ${member.name}’s payment role?`,
    text: `They lose its permissions right away. Their orders stay.${elsewhere(member)}`,
    action: 'Remove role',
    run: () => setPaymentRole(place, member, { paymentRole: null, was: member.paymentRole, then }),
  });

const seatsText = ({ seats }: OrganizationMember) =>
  seats === 0 ? '' : ` This frees their ${seats === 1 ? 'seat' : `${seats} seats`}.`;

export const askToRemove = (ask: Ask, place: Place, member: OrganizationMember, then: () => void) =>
  ask({
    title: `Remove ${member.name} from ${place.name}?`,
    text: `They lose access to it right away.${seatsText(member)} Their account and orders stay.${
      member.paymentRole === 'PAYMENT_ADMIN' ? ' They’re a payment admin, so make sure someone else is too.' : ''
    }`,
    action: 'Remove member',
    run: async () => {
      const done = await change(
        () => marketplace.delete(membersApi(place.id, member.id)),
        `${member.name} removed from ${place.name}.`,
      );
      if (done) then();
      return done;
    },
  });
