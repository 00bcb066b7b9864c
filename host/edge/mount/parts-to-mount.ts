import type { ReleasedPage, ReleaseSet } from '@marketplace/shared/contracts';
import { placeholdersOf } from '../../src/head/fill-path.ts';

/** A page or widget to try in a browser. */
export interface MountedPart {
  kind: 'page' | 'widget';
  app: string;
  team: string;
  release: string;
  /** The page's path as the remote declares it, or the widget's name. */
  part: string;
  /** Below the base path, with parameters filled in. */
  address: string;
  /** Without the header and the footer. */
  bare: boolean;
  /** The page of another application that embeds the widget there. */
  within?: { app: string; page: string };
}

/** Where widgets are tried. */
export const WIDGET_PAGE = '/mount-check';

/** Whether a release is to be checked: it is not in the current set, or the host isn't. */
export const isNew = ({ releases }: ReleaseSet, current: ReleaseSet | null, app: string) =>
  ['host', app].some((one) => releases[one]?.id !== current?.releases[one]?.id);

/** A page's address that fills in what its first data needs: `/module?id=x`. */
const filledIn = ({ path, data = [] }: ReleasedPage) => {
  const address = path.replace(/:\w+/g, 'x');
  const names = placeholdersOf(data).filter((name) => !path.includes(`:${name}`));
  return names.length > 0 ? `${address}?${new URLSearchParams(names.map((name) => [name, 'x'])).toString()}` : address;
};

/** Where other applications, which are not checked themselves, embed a widget. */
const embeddings = ({ releases }: ReleaseSet, widget: string, isChecked: (app: string) => boolean) =>
  Object.values(releases)
    .filter(({ app }) => !isChecked(app))
    .flatMap(({ app, pages, embeds = {} }) =>
      pages
        .filter(({ path }) => embeds[path]?.includes(widget))
        .map((page) => ({
          ...{ address: filledIn(page), bare: page.bare ?? false, within: { app, page: page.path } },
        })),
    );

/**
 * Pages and widgets of the candidate's new releases, or of all remotes when the host is new. Widgets are mounted alone,
 * and on the pages that embed them.
 */
export const partsToMount = (candidate: ReleaseSet, current: ReleaseSet | null): MountedPart[] => {
  const isChecked = (app: string) => isNew(candidate, current, app);
  return Object.values(candidate.releases)
    .filter(({ app }) => isChecked(app))
    .flatMap(({ app, team, id: release, pages, widgets }) => [
      ...pages.map((page) => ({
        ...{ kind: 'page' as const, app, team, release, part: page.path },
        ...{ address: filledIn(page), bare: page.bare ?? false },
      })),
      ...Object.keys(widgets).flatMap((widget) => {
        const part = `${app}/${widget}`;
        const alone = { address: `${WIDGET_PAGE}?widget=${part}`, bare: false };
        const places = [alone, ...embeddings(candidate, part, isChecked)];
        return places.map((place) => ({ ...{ kind: 'widget' as const, app, team, release, part }, ...place }));
      }),
    ]);
};
