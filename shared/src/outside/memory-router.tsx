import { useContext, useMemo, type ReactNode } from 'react';
import { createMemoryRouter, createPath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { BASE_PATH, storefrontOrigin } from './storefront.ts';

/** Makes the addresses of links below absolute, so that they lead to the storefront from any site. */
export const RealLinks = ({ children }: { children: ReactNode }) => {
  const context = useContext(NavigationContext);
  const value = useMemo(() => {
    const createHref: typeof context.navigator.createHref = (to) =>
      storefrontOrigin() + (typeof to === 'string' ? to : createPath(to));
    return { ...context, navigator: { ...context.navigator, createHref } };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
};

/** Keeps changes of the query at one path, out of the address of the foreign page. Any other path leads to the storefront. */
export const createPieceRouter = (path: string, at: string, element: ReactNode) => {
  const leave = () => {
    const { navigation, location } = router.state;
    window.location.assign(storefrontOrigin() + createPath(navigation.location ?? location));
    return new Promise<never>(() => undefined);
  };
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null, loader: leave },
    ],
    { basename: BASE_PATH, initialEntries: [BASE_PATH + at] },
  );
  return router;
};
