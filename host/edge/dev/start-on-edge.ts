import { linkOnEdge } from './link-on-edge.ts';
import { serveRemotes } from './serve-remotes.ts';

/** Only the remotes: a deployed storefront composes the page, for the tab that opens the link. */
export const startOnEdge = async (ports: Record<string, number>, edge: string) => {
  const link = await linkOnEdge(edge, ports);
  // A deployed host runs React's production build.
  const { stop } = await serveRemotes(ports, false);
  console.log(`Ready. Only the tab that opens this link shows it: ${link}`);
  return stop;
};
