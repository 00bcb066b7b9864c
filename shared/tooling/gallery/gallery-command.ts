import { pathToFileURL } from 'node:url';
import { readCommandLine } from '../cli/command-line.ts';
import { buildGallery } from './build-gallery.ts';

readCommandLine({
  usage: 'npm run gallery',
  about: 'Builds a page with every shared component in all its states.',
});
console.log(`Open ${pathToFileURL(await buildGallery()).href}`);
