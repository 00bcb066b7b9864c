import type { AccessRule, RemoteDeclaration } from '../../shared/src/contracts/remote.ts';
import { loadRemoteDeclaration } from '../../shared/tooling/remotes/load-declaration.ts';
import { remotes } from '../../shared/tooling/release/workspace.ts';
import { storefrontPages } from '../fixtures/storefront-pages.ts';

/** The page that shows a remote's fault, and its account. */
export interface Subject {
  remote: string;
  account: string;
  path: string;
  heading: string;
  /** A page of another remote. */
  other: { path: string; heading: string };
}

const contact = { path: '/contactus', heading: 'Get in Touch' };
const tutorials = { path: '/tutorial', heading: 'Tutorials' };

const accountFor = (access: AccessRule) => {
  if (typeof access === 'string') return 'user@tex.example';
  return 'roles' in access ? 'admin@tex.example' : 'buyer@tex.example';
};

/** A remote's first page. Its heading comes from the storefront's list, or else is its title. */
const subjectOf = ({ name, pages }: RemoteDeclaration): Subject => {
  const page = pages.find(({ path }) => !path.includes(':'));
  if (!page) throw new Error(`${name} has no page without a parameter, on which a fault would show.`);
  const { path, title, access } = page;
  const heading = storefrontPages.find((one) => one.path === path)?.heading ?? title;
  const other = pages.some((one) => one.path === contact.path) ? tutorials : contact;
  return { remote: name, account: accountFor(access), path, heading, other };
};

/** One for each remote. */
export const subjects = await Promise.all(remotes.map(async (name) => subjectOf(await loadRemoteDeclaration(name))));
