import type { ComponentType } from 'react';
import type { Composition, RuntimeConfig } from './release.ts';

/** The edge's request to the host's server build for one page of a signed-out visitor. Plain JSON. */
export interface RenderRequest {
  /** Path and query, with the base path. */
  url: string;
  composition: Composition;
  config: RuntimeConfig;
  /** API responses by path below the marketplace base. Nothing else can be read while rendering. */
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
  /** What was rendered of remotes: its styles belong in the head, its scripts in the hints. */
  used: ExposedPiece[];
}

export interface ServerModule {
  default: ComponentType<Record<string, unknown>>;
}

/** Returns what a remote's server build exposes; undefined if there is none, which leaves the piece to the browser. */
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
 * Set on a rendered element once it is hydrated: on a remote's frame, and on the root for the rest. The document's first
 * script checks it; React marks elements before it handles their events.
 */
export const ANSWERS = 'marketplaceAnswers';

/** Dispatched on the window once everything rendered is hydrated. */
export const HYDRATED = 'marketplace:hydrated';

/** Screens that get the phone picture, if there is one. */
export const NARROW_SCREEN = '(max-width: 480px)';
