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

/** Name of the host's chunk with the code for requests, in the build and in `onDemand`. */
export const REQUESTS = 'requests';

/** What a remote exposes: its chunks besides the remote's entry. */
interface ReleasedPiece extends ReleasedChunks {
  /** Name under which the federation exposes it: `./pages/cart`. */
  expose: string;
  /** Shared modules that the host must provide before it runs; absent in older releases. */
  consumes?: string[];
}

/** A page as the release set describes it to the host: where, for whom, and what to load first. */
export interface ReleasedPage extends Omit<PageDeclaration, 'module'>, ReleasedPiece {}

export interface ReleasedWidget extends ReleasedPiece {
  /** The type of its props, as TypeScript. */
  props: string;
}

/** What an application needs from others, read from its sources at build time. */
export interface ReleaseNeeds {
  /** By entry of the shared package: the names it imports. */
  shared: Record<string, string[]>;
  /** Widgets of other remotes, with the type of the props it passes. */
  widgets: Record<string, string>;
  /** Paths it links to; `:x` is a part known only at run time. */
  links: string[];
}

/** Grows when older tools can't read `release.json`, or older hosts can't run the release. */
export const RELEASE_SCHEMA = 3;

/** The `release.json` of every artifact. */
export interface Release {
  schema: number;
  app: string;
  team: string;
  /** `<package version>-<hash>`; the folder's name. */
  id: string;
  version: string;
  /** A hash of everything the artifact was built from; equal sources are not built again. */
  sourceHash: string;
  gitRevision: string | null;
  builtAt: string;
  flavour: 'production' | 'development';
  /** The global of the container; empty for the host. */
  global: string;
  /** The container is an ES module; without this, a script that sets the global. */
  type?: 'module';
  /** Adopted remotes only: the globals that their bundler sets. */
  globals?: string[];
  /** Adopted remotes only: the address of the build, or its name. */
  adoptedFrom?: string;
  /** The scripts (host: all initial ones, in order; remote: its entry). */
  entry: string[];
  entryStyles: string[];
  /** Fonts and pictures to preload with the entry. */
  preload: { href: string; as: 'font' | 'image'; type: string }[];
  pages: ReleasedPage[];
  widgets: Record<string, ReleasedWidget>;
  /** By page: the widgets it embeds; absent in older releases. */
  embeds?: Record<string, string[]>;
  /** As declared in `remote.ts`. */
  budget?: Record<string, number>;
  /** What the host provides, with versions; for a remote, what it requires, as semver ranges. */
  shared: Record<string, string>;
  /** Host only: the names that each entry of the shared package exports. */
  provides: Record<string, string[]>;
  /** Host only: what it provides in separate chunks, by name; absent in older releases. */
  onDemand?: Record<string, ReleasedChunks>;
  needs: ReleaseNeeds;
  /** Host only: public GET paths that the frame around every page needs first. */
  data?: string[];
  /** The server build, relative to the release; absent in older releases. */
  server?: string;
  files: Record<string, ReleaseFile>;
}

/** One release of the host and of each remote that fit together. */
export interface ReleaseSet {
  schema: number;
  id: string;
  createdAt: string;
  /** Application to release. The set still describes a release after its files are gone. */
  releases: Record<string, Release>;
  /** By application and page: why it is left to the browser in this set. */
  clientOnly?: Record<string, Record<string, string>>;
}

/** What the edge inlines into the page for the host: the set, without hashes the browser does not need. */
export interface Composition {
  set: string;
  channel: string;
  /** This visitor is in the canary. */
  canary: boolean;
  /** Release of the host. */
  host: string;
  overrides: Overrides;
  remotes: ComposedRemote[];
}

/** Releases that a tester chose over the set's. */
export interface Overrides {
  /** Anyone may choose any release here. */
  open: boolean;
  /** The tester's channel, if different from the storefront's. */
  channel?: string;
  applied: { app: string; release: string }[];
  /** Messages about refused overrides. */
  refused: string[];
}

export interface ComposedRemote {
  name: string;
  team: string;
  release: string;
  version: string;
  /** The global under which the entry puts its container; one per build. */
  global: string;
  /** The entry is an ES module, which browsers import without integrity; otherwise a script. */
  type?: 'module';
  /** Absolute path or URL of the remote's entry script. */
  entry: string;
  integrity?: string;
  /** The release's folder, with a slash at the end. */
  base: string;
  pages: Omit<ReleasedPage, 'consumes'>[];
  widgets: Record<string, Omit<ReleasedWidget, 'props' | 'consumes'>>;
  /** The previous release, in case this one fails to load. */
  previous?: RemoteEntry;
}

/** What is needed to load a release of a remote. */
export type RemoteEntry = Pick<
  ComposedRemote,
  'release' | 'version' | 'global' | 'type' | 'entry' | 'integrity' | 'base'
>;

/** The edge's configuration for the page: no environment is built into a release. */
export interface RuntimeConfig {
  marketplaceApi: string;
  organizationApi: string;
  brand: string;
  signUpUrl: string;
  pricingUrl: string;
  developerCompany: string;
  privacyPolicyId: string;
  /** Shows demo aids, such as the accounts on the sign-in page and the mailbox. */
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

/** What a channel shows now, according to its edge. */
export const ReleaseState = Type.Object({
  channel: Type.String(),
  set: Type.String(),
  releases: ReleasesByApp,
  /** Shown to some visitors. */
  canary: Nullable(Type.Object({ set: Type.String(), percent: Type.Number(), releases: ReleasesByApp })),
  /** The last canary halted for its errors. */
  halted: Nullable(Type.Object({ releases: ReleasesByApp, at: Instant, reason: Type.String() })),
});
export type ReleaseState = Static<typeof ReleaseState>;
