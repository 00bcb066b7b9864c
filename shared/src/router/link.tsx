import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/**
 * Whether a navigation uses a View Transition. Changes within a page do not: a transition
 * freezes the screen while it is captured. The router warns if a browser without transitions is asked for one.
 */
const useTransition = (to: LinkProps['to']) => {
  const { pathname } = useResolvedPath(to);
  const here = useLocation().pathname;
  return pathname !== here && typeof document !== 'undefined' && 'startViewTransition' in document;
};

/** A link within the marketplace, with a View Transition to other pages where supported. */
export const Link = (props: LinkProps) => <RouterLink viewTransition={useTransition(props.to)} {...props} />;

/** A link that knows when its page is the current one. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink viewTransition={useTransition(props.to)} {...props} />;
