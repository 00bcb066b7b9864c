import type { Composition, Release, RuntimeConfig } from '@marketplace/shared/contracts';
import { releaseBase, type PageMatch } from './compose.ts';
import { escapeHtml, inlineJson } from './html.ts';
import { shell } from './shell.ts';
import { themeScript } from './theme-script.ts';

export interface PageParts {
  host: Release;
  remotes: Release[];
  composition: Composition;
  config: RuntimeConfig;
  match: PageMatch | undefined;
  title: string;
  data: Record<string, unknown>;
}

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#2b59ff"/><rect x="6" y="6" width="7" height="7" rx="2" fill="#fff"/><rect x="15" y="6" width="7" height="7" rx="2" fill="#fff" opacity=".6"/><rect x="6" y="15" width="16" height="7" rx="2" fill="#fff" opacity=".85"/></svg>',
)}`;

const withIntegrity = (release: Release | undefined, file: string) => {
  const integrity = release?.files[file]?.integrity;
  return integrity ? ` integrity="${integrity}" crossorigin="anonymous"` : ' crossorigin="anonymous"';
};

const hostScript = (host: Release) => (file: string) =>
  `<script src="${releaseBase(host)}${file}"${withIntegrity(host, file)} defer></script>`;

const stylesheet = (release: Release) => (file: string) =>
  `<link rel="stylesheet" href="${releaseBase(release)}${file}"${withIntegrity(release, file)}>`;

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

const pageStyles = ({ remotes, match }: PageParts) => {
  const release = remotes.find(({ app, id }) => app === match?.remote.name && id === match.remote.release);
  return release && match ? match.page.styles.map(stylesheet(release)) : [];
};

/** The document of one URL: everything that its page needs is named in it. */
export const pageHtml = (parts: PageParts): string => {
  const { host, composition, config, match, data } = parts;
  const title = `${parts.title} · ${config.brand}`;
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    ...(match?.page.description ? [`<meta name="description" content="${escapeHtml(match.page.description)}">`] : []),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafaf7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0f14">',
    `<link rel="icon" href="${icon}">`,
    `<script>${themeScript}</script>`,
    ...fontPreload(host),
    ...host.entryStyles.map(stylesheet(host)),
    ...pageStyles(parts),
    '</head>',
    '<body>',
    `<div id="root">${match?.page.bare || !match ? '' : shell(config)}</div>`,
    `<script type="application/json" id="page-state">${inlineJson({ composition, config, data })}</script>`,
    ...host.entry.map(hostScript(host)),
    ...pageScripts(parts),
    '</body>',
    '</html>',
  ].join('\n');
};
