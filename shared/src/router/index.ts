export { Link, NavLink } from './link.tsx';
export { useQueryChange } from './use-query-change.ts';
export {
  createBrowserRouter,
  isRouteErrorResponse,
  matchPath,
  Navigate,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  createMemoryRouter,
  type LinkProps,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
export { leaveTo } from './leave-to.ts';
