import type { Composition, Release, RuntimeConfig } from '@marketplace/shared/contracts';
import type { HeadContent } from '../src/head/describe-page.ts';
import type { FirstPictureHint } from '../src/head/first-picture.ts';
import { documentTitle, headTags, type HeadTag } from '../src/head/head-tags.ts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { releaseBase, type PageMatch } from './compose.ts';
import { escapeHtml, inlineJson } from './html.ts';
import { iconLinks } from './icons.ts';
import { shell } from './shell.ts';
import { startFailure, startFailureScript } from './start-failure.ts';
import { themeScript } from './theme-script.ts';

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
}

const headTag = ({ tag, key, id, value }: HeadTag) =>
  `<${tag} ${key}="${id}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value)}">`;

/** Read by the theme script, which knows the theme before anything else does. */
const firstPictureTag = ({ firstPicture }: PageParts) => {
  if (!firstPicture) return [];
  const { light, dark, sizes } = firstPicture;
  const attributes = {
    'data-light': light.src,
    'data-light-set': light.srcset,
    'data-dark': dark.src,
    'data-dark-set': dark.srcset,
    'data-sizes': sizes,
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return [`<meta name="first-picture" ${text.join(' ')}>`];
};

const withIntegrity = (release: Release | undefined, file: string) => {
  const integrity = release?.files[file]?.integrity;
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
};

const hostScript = (host: Release) => (file: string) =>
  `<script src="${releaseBase(host)}${file}"${withIntegrity(host, file)} defer></script>`;

const stylesheet = (release: Release) => (file: string) =>
  `<link rel="stylesheet" href="${releaseBase(release)}${file}"${withIntegrity(release, file)}>`;

const stylePreload = (release: Release) => (file: string) =>
  `<link rel="preload" as="style" href="${releaseBase(release)}${file}"${withIntegrity(release, file)}>`;

const fontPreload = (host: Release) =>
  host.preload.map(
    ({ href, as, type }) =>
      `<link rel="preload" href="${releaseBase(host)}${href}" as="${as}" type="${type}" crossorigin="anonymous">`,
  );

/** The remote's entry and the page's chunks, asked for together with the host. */
const pageScripts = ({ remotes, match }: PageParts) => {
  const release = remotes.find(({ app, id }) => app === match?.remote.name && id === match.remote.release);
  if (!match || !release) return [];
  const base = releaseBase(release);
  return [...release.entry, ...match.page.scripts].map(
    (file) => `<link rel="preload" as="script" href="${base}${file}"${withIntegrity(release, file)}>`,
  );
};

/** Hints only: the remote's own script puts the styles into the page, and knows when they fail. A dead store keeps no frame waiting. */
const pageStyles = ({ remotes, match }: PageParts) => {
  const release = remotes.find(({ app, id }) => app === match?.remote.name && id === match.remote.release);
  return release && match ? match.page.styles.map(stylePreload(release)) : [];
};

/** The document of one URL: everything that its page needs is named in it. */
export const pageHtml = (parts: PageParts): string => {
  const { host, composition, config, match, origin, head, data } = parts;
  const { brand } = config;
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
    ...firstPictureTag(parts),
    `<script>${themeScript}</script>`,
    `<script>${startFailureScript}</script>`,
    ...fontPreload(host),
    ...host.entryStyles.map(stylesheet(host)),
    ...pageStyles(parts),
    '</head>',
    '<body>',
    `<div id="root">${match?.page.bare || !match ? '' : shell(config)}</div>`,
    startFailure,
    `<script type="application/json" id="page-state">${inlineJson({ composition, config, data })}</script>`,
    ...host.entry.map(hostScript(host)),
    ...pageScripts(parts),
    '</body>',
    '</html>',
  ].join('\n');
};
