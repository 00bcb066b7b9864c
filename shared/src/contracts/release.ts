import { Type, type Static } from 'typebox';
import { Instant, Nullable } from './common.ts';
import type { PageDeclaration } from './remote.ts';

/** A file of a release, relative to the release's folder. */
export interface ReleaseFile {
  /** Size in bytes, uncompressed. */
  size: number;
  /** Subresource integrity: `sha384-…`. */
  integrity: string;
}

/** Files of chunks, relative to the release. */
export interface ReleasedChunks {
  scripts: string[];
  styles: string[];
}

/** What a remote exposes: its chunks are those beyond the remote's entry. */
interface ReleasedPiece extends ReleasedChunks {
  /** Name under which the federation exposes it: `./pages/cart`. */
  expose: string;
  /** Names of what the host has to provide before it runs; older releases don't tell. */
  consumes?: string[];
}

/** A page as the release set tells it to the host: where, for whom, and what to load first. */
export interface ReleasedPage extends Omit<PageDeclaration, 'module'>, ReleasedPiece {}

export interface ReleasedWidget extends ReleasedPiece {
  /** The type of its props, as TypeScript. */
  props: string;
}

/** What an application relies on in others, read from its sources when it is built. */
export interface ReleaseNeeds {
  /** By entry of the shared package: the names that it imports. */
  shared: Record<string, string[]>;
  /** Widgets of other remotes, with the type of the props that it hands them. */
  widgets: Record<string, string>;
  /** Paths that it leads to; `:x` stands for a part that is known at run time only. */
  links: string[];
}

/** Grows when `release.json` changes in a way that older tools can't read. */
export const RELEASE_SCHEMA = 2;

/** `release.json` beside every artifact. */
export interface Release {
  schema: number;
  app: string;
  team: string;
  /** `<package version>-<hash>`; the folder's name. */
  id: string;
  version: string;
  /** Of everything the artifact was built from; equal sources are not built again. */
  sourceHash: string;
  gitRevision: string | null;
  builtAt: string;
  flavour: 'production' | 'development';
  /** The global of the container; empty for the host. */
  global: string;
  /** The scripts (host: all initial ones, in order; remote: its entry). */
  entry: string[];
  entryStyles: string[];
  /** Fonts and pictures worth a preload hint with the entry. */
  preload: { href: string; as: 'font' | 'image'; type: string }[];
  pages: ReleasedPage[];
  widgets: Record<string, ReleasedWidget>;
  /** What the host provides, with versions; for a remote, what it requires, as semver ranges. */
  shared: Record<string, string>;
  /** Of the host: the names that each entry of the shared package exports. */
  provides: Record<string, string[]>;
  /** Of the host: what it provides in chunks of their own, by name; older releases don't tell. */
  onDemand?: Record<string, ReleasedChunks>;
  needs: ReleaseNeeds;
  /** Of the host: public GET paths that the frame around every page shows first. */
  data?: string[];
  /** The script that renders its pages on a server, relative to the release; older releases have none. */
  server?: string;
  files: Record<string, ReleaseFile>;
}

/** One release of the host and of each remote that are known to fit. */
export interface ReleaseSet {
  schema: number;
  id: string;
  createdAt: string;
  /** Application to release. The set goes on telling what a release held after its files are gone. */
  releases: Record<string, Release>;
  /** By application and page: why it is left to the browser in this set. */
  clientOnly?: Record<string, Record<string, string>>;
}

/** What the edge inlines into the page for the host: the set, without hashes the browser does not need. */
export interface Composition {
  set: string;
  channel: string;
  /** This visitor is one of those who try the set. */
  canary: boolean;
  /** Release of the host. */
  host: string;
  overrides: Overrides;
  remotes: ComposedRemote[];
}

/** Releases that a tester put in the place of those of the set. */
export interface Overrides {
  /** Anybody may ask for any release here. */
  open: boolean;
  applied: { app: string; release: string }[];
  /** Sentences on what was asked for and can't be had. */
  refused: string[];
}

export interface ComposedRemote {
  name: string;
  team: string;
  release: string;
  version: string;
  /** The global under which the entry puts its container; one per build. */
  global: string;
  /** Absolute path or URL of the remote's entry script. */
  entry: string;
  integrity?: string;
  /** The release's folder, with a slash at the end. */
  base: string;
  pages: Omit<ReleasedPage, 'consumes'>[];
  widgets: Record<string, Omit<ReleasedWidget, 'props' | 'consumes'>>;
  /** The release before this one, should this one not load. */
  previous?: RemoteEntry;
}

/** Where a release of a remote starts. */
export type RemoteEntry = Pick<ComposedRemote, 'release' | 'version' | 'global' | 'entry' | 'integrity' | 'base'>;

/** What the edge hands the page: nothing of an environment is built into a release. */
export interface RuntimeConfig {
  marketplaceApi: string;
  organizationApi: string;
  brand: string;
  signUpUrl: string;
  pricingUrl: string;
  developerCompany: string;
  privacyPolicyId: string;
  /** Shows what helps in a demo, such as the accounts on the sign-in page and the mailbox. */
  demo: boolean;
}

/** A release as a tester chooses it. */
export const ListedRelease = Type.Object({
  id: Type.String(),
  version: Type.String(),
  gitRevision: Nullable(Type.String()),
  builtAt: Type.String(),
});
export type ListedRelease = Static<typeof ListedRelease>;

/** What can be chosen, by application. */
export const ListedReleases = Type.Record(Type.String(), Type.Array(ListedRelease));
export type ListedReleases = Static<typeof ListedReleases>;

/** Application to release. */
const ReleasesByApp = Type.Record(Type.String(), Type.String());

/** What a channel shows just now, as its edge tells it. */
export const ReleaseState = Type.Object({
  channel: Type.String(),
  set: Type.String(),
  releases: ReleasesByApp,
  /** Shown to some of the visitors. */
  canary: Nullable(Type.Object({ set: Type.String(), percent: Type.Number(), releases: ReleasesByApp })),
  /** The last canary that was taken back because it stood out. */
  halted: Nullable(Type.Object({ releases: ReleasesByApp, at: Instant, reason: Type.String() })),
});
export type ReleaseState = Static<typeof ReleaseState>;
