import type { ExposedPiece, Release, ReleasedChunks } from '@marketplace/shared/contracts';
import { LRUCache } from 'lru-cache';
import type { PageMatch } from '../compose.ts';
import { stylesheetLink, type FileOfRelease } from '../release-links.ts';
import type { LiveSet } from '../release-reader.ts';
import type { StyleInliner } from './html-styles.ts';

/** A remote's page or widget on a page, with its remote's entry and its release. */
export interface PieceOnPage extends ReleasedChunks {
  release: Release;
  /** What the host has to provide for it. */
  consumes: string[];
}

const pieceOf = (remotes: Release[], { remote, expose }: ExposedPiece): PieceOnPage[] => {
  const release = remotes.find(({ app }) => app === remote);
  const piece = [...(release?.pages ?? []), ...Object.values(release?.widgets ?? {})].find(
    (one) => one.expose === expose,
  );
  if (!release || !piece) return [];
  const { scripts, styles, consumes = [] } = piece;
  return [{ release, scripts: [...release.entry, ...scripts], styles, consumes }];
};

/** The pieces of a page: itself and the widgets rendered with it, each once. */
export const piecesOf = (
  { remotes }: Pick<LiveSet, 'remotes'>,
  match: PageMatch | undefined,
  used: ExposedPiece[],
): PieceOnPage[] => {
  // A page served from source has no release here.
  const isReleased = remotes.some(({ app, id }) => app === match?.remote.name && id === match.remote.release);
  const page = match && isReleased ? [{ remote: match.remote.name, expose: match.page.expose }] : [];
  const others = used.filter(
    ({ remote, expose }) => !page.some((one) => one.remote === remote && one.expose === expose),
  );
  return [...page, ...others].flatMap((piece) => pieceOf(remotes, piece));
};

/** The files of several pieces, each once, with its release. */
export const filesOf = (pieces: PieceOnPage[], files: (piece: PieceOnPage) => string[]) => {
  const seen = new Set<string>();
  return pieces
    .flatMap((piece) => files(piece).map((file) => ({ release: piece.release, file })))
    .filter(({ release, file }) => {
      const name = `${release.app} ${file}`;
      return !seen.has(name) && seen.add(name);
    });
};

/** The host's on-demand entries that the pieces need, such as forms, and others, as a piece of the host. */
export const onDemandOf = (host: Release, pieces: PieceOnPage[], others: string[]): PieceOnPage => {
  const entries = [...new Set([...others, ...pieces.flatMap(({ consumes }) => consumes)])].flatMap(
    (name) => host.onDemand?.[name] ?? [],
  );
  return {
    release: host,
    scripts: entries.flatMap(({ scripts }) => scripts),
    styles: entries.flatMap(({ styles }) => styles),
    consumes: [],
  };
};

const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** The classes on the page. */
const classesOf = (html: string) =>
  new Set([...namesIn(html, /\bclass="([^"]*)"/g)].flatMap((names) => names.split(/\s+/)));

/** The classes that stylesheets name, read once each: they are in the cache of the inliner anyway. */
const named = new LRUCache<string, Set<string>>({ max: 200 });

const classesIn = (css: string) => {
  const names = named.get(css) ?? namesIn(css, /\.([a-zA-Z_][\w-]*)/g);
  named.set(css, names);
  return [...names];
};

/**
 * Styles of the host's on-demand entries, such as forms, whose classes the page has. Entries have copies of what they
 * share. So of those that the pieces don't load, only the ones that add a class are needed.
 */
const entryStylesOf = async (host: Release, pieces: PieceOnPage[], html: string, inline: StyleInliner) => {
  const loaded = [...new Set(onDemandOf(host, pieces, []).styles)];
  const others = Object.keys(host.files).filter(
    (file) => file.endsWith('.css') && ![...host.entryStyles, ...loaded].includes(file),
  );
  const elements = await Promise.all([...loaded, ...others].map((file) => inline(host, file)));
  const classes = classesOf(html);
  const styled = new Set<string>();
  return elements.filter((element, index) => {
    const shown = classesIn(element ?? '').filter((name) => classes.has(name));
    const isNeeded = shown.some((name) => index < loaded.length || !styled.has(name));
    if (isNeeded) shown.forEach((name) => styled.add(name));
    return isNeeded;
  });
};

const inlineOrLink = async (inline: StyleInliner, one: FileOfRelease) =>
  (await inline(one.release, one.file)) ?? stylesheetLink(one);

/** The host's styles, as elements. */
export const frameStyles = (host: Release, inline: StyleInliner) =>
  Promise.all(host.entryStyles.map((file) => inlineOrLink(inline, { release: host, file })));

/** The styles of a rendered page as elements, in cascade order. */
export const styleElements = async (host: Release, pieces: PieceOnPage[], html: string, inline: StyleInliner) => {
  const parts = await Promise.all([
    frameStyles(host, inline),
    entryStylesOf(host, pieces, html, inline),
    Promise.all(filesOf(pieces, ({ styles }) => styles).map((one) => inlineOrLink(inline, one))),
  ]);
  return parts.flat().filter((element) => element !== null);
};
