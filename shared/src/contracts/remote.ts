/** Who may open a page. Roles are compared trimmed, in upper case, with spaces as underscores. */
export type AccessRule =
  | 'public'
  | 'signed-in'
  /** The user's role, or the name of one of their marketplace roles, is one of these. */
  | { roles: string[] }
  /** One of the user's active marketplace roles is one of these, by name or type. */
  | { marketplaceRoles: string[] };

export interface PageDeclaration {
  /** Below the base path, in the router's syntax: `/module/:id/dashboard`. */
  path: string;
  /** File of the page's component (default export), relative to the remote. */
  module: string;
  access: AccessRule;
  title: string;
  description?: string;
  /** Rendered without the shared navigation and footer. */
  bare?: boolean;
  /** Public GET paths below the marketplace base that the page needs first; `{id}` comes from the query or the path. */
  data?: string[];
}

/** The whole public surface of a remote, in the one file `remote.ts`. */
export interface RemoteDeclaration {
  name: string;
  team: string;
  pages: PageDeclaration[];
  /** Name to file, relative to the remote. Names and props are fixed in `widgets.ts`. */
  widgets: Record<string, string>;
}

export const defineRemote = (declaration: RemoteDeclaration): RemoteDeclaration => declaration;
