import type { Client, User } from '@marketplace/shared/contracts';
import { hasPaymentRole, isAdministrator } from '@marketplace/shared/session';

/** A client's subscriptions that have not ended. */
export const runningPath = (client: Client) => `/tex-suite/subscription/active/${encodeURIComponent(client.id)}`;

/**
 * Includes ended ones: those of the user, for any of their clients, or, for administrators, those of
 * the client.
 */
export const allPath = (user: User, client: Client) =>
  hasPaymentRole(user) && (client.selected || !isAdministrator(user))
    ? `/tex-suite/subscription/user/${encodeURIComponent(user.id)}`
    : `/tex-suite/subscription?${new URLSearchParams({ clientId: client.id }).toString()}`;

/** The endpoint for an action on one of them. */
export const subscriptionPath = (id: string, action: 'quote' | 'change' | 'cancel' | 'resume' | 'renewal' | 'seats') =>
  `/tex-suite/subscription/${encodeURIComponent(id)}/${action}`;
