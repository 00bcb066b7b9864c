import { MAX_PICTURE_BYTES, type UploadedPicture } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import type { ApiContext } from '../../api-context.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { pictures } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { makeRenditions } from './make-renditions.ts';
import { pictureUrl } from './picture-url.ts';

const type = 'image/avif';

/** Stores the renditions of a picture under random names. If it fails, the cleanup finds the leftover files. */
export async function storePicture(
  { db, pictures: files }: Pick<ApiContext, 'db' | 'pictures'>,
  original: Buffer,
  actor: Actor,
): Promise<UploadedPicture> {
  const made = await makeRenditions(original);
  const id = randomUUID();
  const named = made.map((rendition) => ({ ...rendition, file: `${id}-${rendition.width}.avif`, type }));
  for (const { file, content } of named) await files.put(file, content, type);
  const renditions = named.map(({ content: _, ...rendition }) => rendition);
  await db.transaction(async (tx) => {
    await tx.insert(pictures).values({ id, renditions, size: original.length, createdBy: actor.actorId });
    const target = { type: 'picture', id, name: 'Picture' };
    const after = { bytes: original.length, widths: renditions.map(({ width }) => width) };
    await recordAudit(tx, { ...actor, action: 'picture.uploaded', target, after });
  });
  const widest = renditions.at(-1);
  if (!widest) throw new Error('A picture has at least one rendition.');
  const { width, height } = widest;
  const listed = renditions.map((rendition) => ({ width: rendition.width, url: pictureUrl(rendition.file) }));
  return { id, url: pictureUrl(widest.file), width, height, renditions: listed };
}

export const tooLarge = () => {
  const message = `The picture is larger than ${MAX_PICTURE_BYTES / 1_048_576} MB. Choose a smaller one.`;
  return new ApiError(413, 'too_large', message, { errors: [{ field: 'picture', message }] });
};
