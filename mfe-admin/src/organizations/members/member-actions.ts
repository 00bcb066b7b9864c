import type { OrganizationMember } from '@marketplace/shared/contracts';
import type { MenuAction } from '@marketplace/shared/ui/menu';
import { ArrowRightLeft, CircleMinus, CreditCard, ShieldCheck, UserMinus } from 'lucide-react';
import type { Ask } from '../../question/use-question.tsx';
import { askToRemove, askToTakeRole, setPaymentRole, type Place } from './change-members.ts';

interface Options {
  place: Place;
  ask: Ask;
  /** Undefined for users who may not move members. */
  onMove: ((member: OrganizationMember) => void) | undefined;
  onChanged: () => void;
}

/** What can be done with a member of an organization. */
export const memberActions =
  ({ place, ask, onMove, onChanged }: Options) =>
  (member: OrganizationMember): MenuAction[] => {
    const { paymentRole } = member;
    const give = (role: 'PAYMENT_ADMIN' | 'PAYMENT_CREATOR') => () =>
      void setPaymentRole(place, member, { paymentRole: role, was: paymentRole, then: onChanged });
    return [
      ...(paymentRole === 'PAYMENT_ADMIN'
        ? []
        : [{ label: 'Make payment admin', icon: ShieldCheck, onSelect: give('PAYMENT_ADMIN') }]),
      ...(paymentRole === 'PAYMENT_CREATOR'
        ? []
        : [{ label: 'Make payment creator', icon: CreditCard, onSelect: give('PAYMENT_CREATOR') }]),
      ...(paymentRole
        ? [
            {
              label: 'Remove payment role',
              icon: CircleMinus,
              onSelect: () => askToTakeRole(ask, place, member, onChanged),
            },
          ]
        : []),
      ...(onMove
        ? [{ label: 'Move to another organization', icon: ArrowRightLeft, onSelect: () => onMove(member) }]
        : []),
      { label: 'Remove member', icon: UserMinus, onSelect: () => askToRemove(ask, place, member, onChanged) },
    ];
  };
