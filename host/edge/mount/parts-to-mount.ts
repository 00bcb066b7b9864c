import type { ReleaseSet } from '@marketplace/shared/contracts';

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
}

/** Where widgets are tried. */
export const WIDGET_PAGE = '/mount-check';

/** Whether a release is to be checked: it is not in the current set, or the host isn't. */
export const isNew = ({ releases }: ReleaseSet, current: ReleaseSet | null, app: string) =>
  ['host', app].some((one) => releases[one]?.id !== current?.releases[one]?.id);

/** Pages and widgets of the candidate's new releases, or of all remotes when the host is new. */
export const partsToMount = (candidate: ReleaseSet, current: ReleaseSet | null): MountedPart[] =>
  Object.values(candidate.releases)
    .filter(({ app }) => isNew(candidate, current, app))
    .flatMap(({ app, team, id: release, pages, widgets }) => [
      ...pages.map(({ path: part, bare = false }) => ({
        ...{ kind: 'page' as const, app, team, release, part, bare },
        address: part.replace(/:\w+/g, 'x'),
      })),
      ...Object.keys(widgets).map((widget) => ({
        ...{ kind: 'widget' as const, app, team, release, part: `${app}/${widget}`, bare: false },
        address: `${WIDGET_PAGE}?widget=${app}/${widget}`,
      })),
    ]);
