import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { takeTurns } from '../../db/index.ts';
import { invalid } from '../../http/index.ts';
import type { StoredFile } from '../../operations/index.ts';
import { isPicture } from './sniff-picture.ts';

/** In pixels, as the storefront requests them; a picture is never enlarged. */
const renditionWidths = [480, 960, 1_440, 1_920];
/** A picture that decodes to more would fill the memory. */
const maxPixels = 40_000_000;
const smallest = 16;

interface Rendition {
  content: Buffer;
  width: number;
  height: number;
  /** See the contract. Only on the narrowest rendition, and only if the picture is opaque. */
  preview?: string;
}

/** One at a time: each uses all cores. */
const inTurn = takeTurns(1);

/**
 * Re-encodes a picture at every width: nothing of the uploaded file stays, neither location and camera data nor
 * anything hidden after its end.
 * @throws ApiError 400 if it isn't a picture of an accepted kind
 */
export async function makeRenditions(original: Buffer): Promise<Rendition[]> {
  if (!isPicture(original)) throw noPicture();
  return inTurn(() => render(original)).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'ApiError' ? error : unreadable();
  });
}

async function render(original: Buffer): Promise<Rendition[]> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  // Rotated as the camera was held, before the camera's data is dropped.
  const turned = await sharp(original, options)
    .rotate()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  if (Math.min(turned.info.width, turned.info.height) < smallest)
    throw invalid('picture', `The picture must be at least ${smallest} by ${smallest} pixels.`);
  const widest = Math.min(turned.info.width, renditionWidths.at(-1) ?? turned.info.width);
  const widths = [...renditionWidths.filter((width) => width < widest), widest];
  const renditions: Rendition[] = [];
  for (const width of widths) {
    const { data, info } = await sharp(turned.data)
      .resize({ width })
      // More effort takes seconds and saves a few percent.
      .avif({ quality: 60, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    renditions.push({ content: data, width: info.width, height: info.height });
  }
  const preview = await makePreview(turned.data);
  if (preview && renditions[0]) renditions[0].preview = preview;
  return renditions;
}

/**
 * A stored rendition as JPEG, for services that show a preview of a link but don't read AVIF; null without it. Files are
 * read one by one, too.
 */
export const toJpeg = (read: () => Promise<StoredFile | null>): Promise<Buffer | null> =>
  inTurn(async () => {
    const stored = await read();
    return (
      stored &&
      sharp(await buffer(stored.content))
        .flatten({ background: '#fff' })
        .jpeg({ quality: 80 })
        .toBuffer()
    );
  });

/** A data URL of about 100 characters, which looks like the blurred picture when it's enlarged. */
export async function makePreview(picture: Buffer): Promise<string | undefined> {
  if (!(await sharp(picture).stats()).isOpaque) return undefined;
  const tiny = await sharp(picture).resize({ width: 12 }).webp({ quality: 20, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

const noPicture = () => invalid('picture', "Choose a PNG, JPEG, WebP or AVIF picture. SVG files aren't supported.");
const unreadable = () =>
  invalid('picture', "We can't read this picture, or it has more than 40 megapixels. Save it again or choose another.");
