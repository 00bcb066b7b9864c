import type { ComposedRemote, RemoteDeclaration } from '@marketplace/shared/contracts';
import { containerGlobal, DEV_BUILD_KEY, exposedName } from '@marketplace/tooling/release/serving';

export const originOfPort = (port: number) => `http://localhost:${port}`;

/** What is known of a remote served from source on this origin, apart from its pages and widgets. */
export const sourceEntry = (name: string, origin: string) => ({
  name,
  release: 'source',
  version: 'source',
  global: containerGlobal(name, DEV_BUILD_KEY),
  entry: `${origin}/entry.js`,
  base: `${origin}/`,
});

/** A remote from source, as the host needs it. */
export const composeFromSource = (
  { name, team, pages, widgets }: RemoteDeclaration,
  origin: string,
): ComposedRemote => {
  const exposed = (file: string) => ({ expose: exposedName(file), scripts: [], styles: [] });
  return {
    ...sourceEntry(name, origin),
    team,
    pages: pages.map(({ module, ...page }) => ({ ...page, ...exposed(module) })),
    widgets: Object.fromEntries(Object.entries(widgets).map(([widget, file]) => [widget, exposed(file)])),
  };
};
