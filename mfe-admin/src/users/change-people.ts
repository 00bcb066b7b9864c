import type { PeopleChanges } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';
import { attempt } from '../calls/attempt.ts';

/** Changes users, all or none, and notifies about the outcome. Returns whether it succeeded. */
export const changePeople = (changes: PeopleChanges, done: string, undo?: () => void): Promise<boolean> =>
  attempt(() => marketplace.put('/tex-suite/user', changes), done, undo);

const invitationOf = (id: string) => `/tex-suite/user/${encodeURIComponent(id)}/invitation`;

export const resendInvitation = ({ id, email }: { id: string; email: string }) =>
  attempt(() => marketplace.post(invitationOf(id)), `A new invitation is on its way to ${email}.`);

export const withdrawInvitation = ({ id, name }: { id: string; name: string }) =>
  attempt(() => marketplace.delete(invitationOf(id)), `${name}’s invitation withdrawn.`);
