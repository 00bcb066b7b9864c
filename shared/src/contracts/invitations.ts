import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from './common.ts';
import { Role } from './identity.ts';
import { LinkToken } from './newsletter.ts';

/** The most people that one request can invite. */
export const MOST_INVITED = 50;

/** People invited with the same settings: all of them, or none if one already has an account. */
export const InviteBody = Type.Object({
  people: Type.Array(
    Type.Object({
      name: Type.String({ minLength: 1, maxLength: 80 }),
      email: Type.String({ format: 'email', maxLength: 254 }),
    }),
    { minItems: 1, maxItems: MOST_INVITED },
  ),
  role: Role,
  /** Ids of marketplace roles. */
  marketplaceRoleIds: Type.Array(Id, { maxItems: 20 }),
  /** The client they act for; null for none. */
  clientId: Nullable(Id),
});
export type InviteBody = Static<typeof InviteBody>;
export const PeopleInvited = Type.Object({ invited: Type.Integer() });

export const InvitationLinkQuery = Type.Object({ token: LinkToken });

/** What the page of an invitation shows. */
export const InvitationView = Type.Object({
  name: Type.String(),
  email: Type.String(),
  /** Null if the inviting user was deleted. */
  invitedBy: Nullable(Type.Object({ name: Type.String(), email: Type.String() })),
  organization: Nullable(Type.String()),
  expiresAt: Instant,
  /** The provider they must sign in through, instead of choosing a password. */
  signOn: Type.Optional(Nullable(Type.Object({ id: Id, name: Type.String() }))),
});
export type InvitationView = Static<typeof InvitationView>;

export const AcceptInvitationBody = Type.Object({
  token: LinkToken,
  newPassword: Type.String({ minLength: 1, maxLength: 256 }),
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;
