export { followOtherTabs } from './follow-other-tabs.ts';
export { readUser } from './read-user.ts';
export {
  hasMarketplaceRole,
  hasPaymentRole,
  isAdministrator,
  isPaymentAdmin,
  isSecondFactorOverdue,
  matchesRole,
  mayOpen,
  normaliseRole,
  roleLabel,
  roleText,
  waitsForOrganization,
} from './roles.ts';
export { forgetTab, isTabOf, keepsTyped, onTabForgotten } from './tab-memory.ts';
export { changeUser, checkAgain, checkSession, loseSession, onReplaced, signIn, type Replaced } from './session.ts';
export { signOut, signOutEverywhere } from './sign-out.ts';
export { sessionAtom, type Session } from './session-atom.ts';
export { askBeforeSignOut } from './sign-out-question.ts';
export { useIsVisitor } from './use-is-visitor.ts';
export { useSession, useUser } from './use-session.ts';
