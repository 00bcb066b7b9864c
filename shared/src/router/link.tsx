import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
  useResolvedPath,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/**
 * Whether a page gives way to another one by a View Transition. What opens or turns within a page comes at once: a transition
 * holds the screen still while it is captured. The router warns where a transition is asked for and the browser has none.
 */
const useTransition = (to: LinkProps['to']) => {
  const { pathname } = useResolvedPath(to);
  const here = useLocation().pathname;
  return pathname !== here && typeof document !== 'undefined' && 'startViewTransition' in document;
};

/** A link within the marketplace; another page comes by a View Transition where the browser has them. */
export const Link = (props: LinkProps) => <RouterLink viewTransition={useTransition(props.to)} {...props} />;

/** A link that knows when its page is the current one. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink viewTransition={useTransition(props.to)} {...props} />;
