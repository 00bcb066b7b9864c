import { Link as RouterLink, NavLink as RouterNavLink, type LinkProps, type NavLinkProps } from 'react-router-dom';

/** The router warns where a transition is asked for and the browser has none. */
const hasViewTransitions = () => typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link within the marketplace; the page changes by a View Transition where the browser has them. */
export const Link = (props: LinkProps) => <RouterLink viewTransition={hasViewTransitions()} {...props} />;

/** A link that knows when its page is the current one. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink viewTransition={hasViewTransitions()} {...props} />;
