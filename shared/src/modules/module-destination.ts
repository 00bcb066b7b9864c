import type { User } from '../contracts/index.ts';
import { hasPaymentRole } from '../session/index.ts';
import { safeUrl } from './safe-url.ts';

export type Destination = { newTab: string } | { to: string };

export const modulePage = (id: string) => `/module?id=${encodeURIComponent(id)}`;

/** Where a module opens from the menu and from a My Modules card. */
export const moduleDestination = (module: { id: string; moduleUrl: string | null }, user: User | null): Destination => {
  const url = safeUrl(module.moduleUrl);
  if (url) return { newTab: url };
  if (!user) return { to: '/login' };
  if (hasPaymentRole(user)) return { to: modulePage(module.id) };
  return { to: `/module/${encodeURIComponent(module.id)}/dashboard` };
};

/** Where a module's details open; visitors sign in first. */
export const detailsDestination = (id: string, user: User | null): Destination => ({
  to: user ? modulePage(id) : '/login',
});
