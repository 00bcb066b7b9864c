import type { Note } from '../channel-log.ts';
import { reasonOf } from '../command-line.ts';
import { whoReleases } from '../who.ts';

/** Who runs this command, and why. */
export const noteOf = ({ reason }: { reason?: string | undefined }): Note => ({
  by: whoReleases(process.env),
  reason: reasonOf(reason),
});
