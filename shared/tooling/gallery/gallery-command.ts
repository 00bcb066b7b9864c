import { pathToFileURL } from 'node:url';
import { buildGallery } from './build-gallery.ts';

// npm run gallery: every shared component in all its states, on one page.
console.log(`Open ${pathToFileURL(await buildGallery()).href}`);
