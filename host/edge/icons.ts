import { BASE_PATH } from '../src/routing/base-path.ts';

export const ICONS_PATH = `${BASE_PATH}/icons`;
export const MANIFEST_PATH = `${BASE_PATH}/manifest.webmanifest`;

/** The head's links to the icons and to the manifest. */
export const iconLinks = [
  `<link rel="icon" href="${ICONS_PATH}/icon.svg" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${ICONS_PATH}/apple-touch-icon.png">`,
  `<link rel="manifest" href="${MANIFEST_PATH}">`,
];

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `${ICONS_PATH}/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const shortcut = (name: string, path: string) => ({ name, url: BASE_PATH + path });

/** What a browser needs to install the marketplace as an app. */
export const webManifest = (brand: string) => ({
  id: `${BASE_PATH}/`,
  name: brand,
  short_name: brand.split(' ')[0],
  description: 'Browse software modules, subscribe by users and days, and get help.',
  lang: 'en',
  start_url: `${BASE_PATH}/`,
  scope: `${BASE_PATH}/`,
  display: 'standalone',
  background_color: '#fafaf7',
  theme_color: '#fafaf7',
  categories: ['business', 'productivity'],
  icons: [
    icon('icon.svg', 'any'),
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('maskable-512.png', '512x512', 'maskable'),
  ],
  shortcuts: [shortcut('Cart', '/cart'), shortcut('Raise a Ticket', '/ticket')],
});
