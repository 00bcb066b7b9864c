/**
 * Who may open a page. Roles are compared trimmed, in uppercase, with spaces as underscores. A rule with both kinds of
 * roles requires one of either.
 */
export type AccessRule =
  | 'public'
  | 'signed-in'
  /** The user's role, or the name of one of their marketplace roles, is one of these. */
  | { roles: string[] }
  /** One of the user's active marketplace roles is one of these, by name or type. */
  | { marketplaceRoles: string[] };

/** The largest picture of the first screen, preloaded with the document. Fields are dotted paths into the response. */
export interface FirstPicture {
  src: string;
  /** The same picture for the dark theme. */
  srcDark?: string;
  /** A list of `{width, url, urlDark}`: the picture at other widths, in pixels. */
  renditions?: string;
  /** The same for phones, if different. */
  phone?: Pick<FirstPicture, 'src' | 'srcDark' | 'renditions'>;
  /** Like an image's `sizes`: how wide the picture is shown at which screen width. */
  sizes?: string;
}

/** Metadata about a page's subject, from a response that it declares in `data`. Fields are dotted paths: `slideshow.0.title`. */
export interface PageAbout {
  /** One of the page's `data`. */
  from: string;
  title?: string;
  description?: string;
  /** A picture for link previews. */
  image?: string;
  firstPicture?: FirstPicture;
}

export interface PageDeclaration {
  /** Below the base path, in the router's syntax: `/module/:id/dashboard`. */
  path: string;
  /** File of the page's component (default export), relative to the remote. */
  module: string;
  access: AccessRule;
  title: string;
  /** For search engines and previews. A public page with neither this nor `about` is noindex. */
  description?: string;
  /** Rendered without the shared navigation and footer. */
  bare?: boolean;
  /**
   * GET paths below the marketplace base that the page needs first: public ones, or on a guarded page those that its
   * visitors may read, which the document requests with their token. `{id}` comes from the query or the path,
   * `{config.privacyPolicyId}` from the configuration. Options follow a query: `?size=24{&sort}{&search=q}` adds those
   * in the page's address, `{&page=page-1}` counted from 0, `{&tag*}` all of them.
   */
  data?: string[];
  /** Query parameters that affect the page, besides those of `data`; with others it renders in the browser. */
  query?: string[];
  /** Query parameters that search engines should ignore, such as filters: an address with one is noindex. */
  noindexWith?: string[];
  /** Title, description and pictures of the page's subject; missing fields fall back to the page's own. */
  about?: PageAbout;
}

/** The complete public interface of a remote, in `remote.ts`. */
export interface RemoteDeclaration {
  name: string;
  team: string;
  pages: PageDeclaration[];
  /** Name to file, relative to the remote. Their props are in its `WidgetProps`. */
  widgets: Record<string, string>;
  /**
   * The most kilobytes (1,000 bytes, in Brotli) of scripts and styles, by page path or widget name, or of the `entry`.
   * The gate has defaults.
   */
  budget?: Record<string, number>;
}

export const defineRemote = (declaration: RemoteDeclaration): RemoteDeclaration => declaration;
