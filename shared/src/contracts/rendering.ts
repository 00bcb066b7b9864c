import type { ComponentType } from 'react';
import type { Composition, RuntimeConfig } from './release.ts';

/** What the edge hands the host's server build for one page of an anonymous visitor. JSON throughout. */
export interface RenderRequest {
  /** Path and query, with the base path. */
  url: string;
  composition: Composition;
  config: RuntimeConfig;
  /** Answers of the API, by path below the marketplace base. Nothing else can be read while rendering. */
  data: Record<string, unknown>;
}

/** A piece of a remote, by the name that its federation exposes it under: `./pages/module`. */
export interface ExposedPiece {
  remote: string;
  expose: string;
}

export interface RenderResult {
  /** The content of the root element. */
  html: string;
  /** What was rendered of remotes: its styles belong in the head, its scripts among the hints. */
  used: ExposedPiece[];
}

export interface ServerModule {
  default: ComponentType<Record<string, unknown>>;
}

/** Gives what a remote's server build exposes; undefined when it has none, which leaves its place to the browser. */
export type ServerLoader = (piece: ExposedPiece) => ServerModule | undefined;

/** The exports of the host's server build, a CommonJS script that requires nothing. */
export interface HostServerBuild {
  /** What remotes' server builds may require, by request: `react`, `@marketplace/shared/ui`. */
  provided: Record<string, unknown>;
  /** Renders synchronously. @throws what a page throws. */
  render: (request: RenderRequest, load: ServerLoader) => RenderResult;
}

/** The exports of a remote's server build, a CommonJS script that requires only what the host provides: by name, evaluated on first use. */
export type RemoteServerBuild = Record<string, () => ServerModule>;

/**
 * Set on an element that came rendered when it answers: on a remote's frame, and on the root for all else. The document's first
 * script looks there; React's own marks are on elements before it answers for them.
 */
export const ANSWERS = 'marketplaceAnswers';

/** Dispatched on the window when everything that came rendered answers. */
export const HYDRATED = 'marketplace:hydrated';

/** Screens that get the picture drawn for phones, where there is one. */
export const NARROW_SCREEN = '(max-width: 480px)';
