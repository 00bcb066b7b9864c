import {
  REQUESTS,
  type Composition,
  type Release,
  type RenderResult,
  type RuntimeConfig,
} from '@marketplace/shared/contracts';
import type { HeadContent } from '../src/head/describe-page.ts';
import type { FirstPictureHint } from '../src/head/first-picture.ts';
import { documentTitle, headTags, type HeadTag } from '../src/head/head-tags.ts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { PAGE_STATE_ID } from '../src/start/page-state.ts';
import type { PageMatch } from './compose.ts';
import { earlyEventsScript } from './early-events-script.ts';
import { firstDataScript, firstDataTag } from './first-data-script.ts';
import { firstPictureTag } from './first-picture-tag.ts';
import { escapeHtml, inlineJson } from './html.ts';
import { iconLinks } from './icons.ts';
import { laterHintsScript } from './later-hints-script.ts';
import { noScript } from './no-script.ts';
import { oncePerComposition } from './once-per-composition.ts';
import { localOrigins } from './overrides/local-remotes.ts';
import { quickSearch } from './quick-search.ts';
import { fontPreloads, hostScript, laterLink, preloadLink } from './release-links.ts';
import { filesOf, onDemandOf, piecesOf, type PieceOnPage } from './rendering/html-parts.ts';
import { shell } from './shell.ts';
import { startFailure, startFailureScript } from './start-failure.ts';
import { themeScript } from './theme-script.ts';
import { trustedTypesScript } from './trusted-types-script.ts';

export interface PageParts {
  host: Release;
  remotes: Release[];
  composition: Composition;
  config: RuntimeConfig;
  match: PageMatch | undefined;
  /** Scheme and host that the page is served under. */
  origin: string;
  head: HeadContent;
  firstPicture?: FirstPictureHint | undefined;
  data: Record<string, unknown>;
  /** What the document of a guarded page requests. */
  guardedPaths?: string[] | undefined;
  /** Elements with the styles of the frame, and of everything rendered. */
  styles: string[];
  /** The rendered page; without it the browser renders. */
  rendered?: RenderResult | undefined;
}

const headTag = ({ tag, key, id, value }: HeadTag) =>
  `<${tag} ${key}="${id}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value)}">`;

/** Remote entries and the page's chunks, loaded with the host or after the first picture. */
const scriptHints = ({ rendered, firstPicture }: PageParts, pieces: PieceOnPage[]) => {
  const files = filesOf(pieces, ({ scripts }) => scripts);
  if (!rendered || !firstPicture) return files.map(preloadLink('script'));
  return [...files.map(laterLink('script')), `<script>${laterHintsScript}</script>`];
};

const root = ({ rendered, match, config }: PageParts) =>
  rendered
    ? `<div id="root" data-rendered>${rendered.html}</div>`
    : `<div id="root">${match?.page.bare || !match ? '' : shell(config, match.page)}</div>\n${noScript}`;

const inlineScripts = ({ rendered, guardedPaths, config }: PageParts) => [
  ...(guardedPaths ? [firstDataTag(config.marketplaceApi, guardedPaths)] : []),
  ...[
    ...[trustedTypesScript, themeScript, startFailureScript],
    ...(rendered ? [earlyEventsScript] : []),
    ...(guardedPaths ? [firstDataScript] : []),
  ].map((script) => `<script>${script}</script>`),
];

/** Each tells, before the host runs, what a remote on the visitor's machine declares now. */
const localScripts = ({ composition }: PageParts) =>
  localOrigins(composition).map((origin) => `<script src="${origin}/remote.js"></script>`);

const commonState = oncePerComposition((composition, config) => inlineJson({ composition, config }).slice(0, -1));

const pageState = ({ composition, config, data }: PageParts) =>
  `${commonState(composition, config)},"data":${inlineJson(data)}}`;

/** The document for one URL, naming everything its page needs. */
export const pageHtml = (parts: PageParts): string => {
  const { host, match, origin, head, rendered } = parts;
  const { brand } = parts.config;
  const exposed = piecesOf(parts, match, rendered?.used ?? []);
  // A rendered page brings its data; others request it at once.
  const pieces = [...exposed, onDemandOf(host, exposed, rendered ? [] : [REQUESTS])];
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(documentTitle(head.title, brand))}</title>`,
    ...headTags(head, { origin, basePath: BASE_PATH, brand }).map(headTag),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafaf7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0f14">',
    ...iconLinks,
    ...firstPictureTag(parts.firstPicture),
    ...inlineScripts(parts),
    ...fontPreloads(host),
    ...parts.styles,
    // The script of a page adds its own styles, and notices when they fail.
    ...(rendered ? [] : filesOf(pieces, (piece) => piece.styles).map(preloadLink('style'))),
    // In the head, because browsers finish parsing a long page only after its first paint. They run once it is parsed.
    ...host.entry.map(hostScript(host)),
    '</head>',
    '<body>',
    root(parts),
    ...(match && !match.page.bare ? [quickSearch] : []),
    startFailure(rendered !== undefined),
    ...scriptHints(parts, pieces),
    `<script type="application/json" id="${PAGE_STATE_ID}">${pageState(parts)}</script>`,
    ...localScripts(parts),
    '</body>',
    '</html>',
  ].join('\n');
};
