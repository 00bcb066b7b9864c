/** Folder of a release with the build for other sites. */
export const OUTSIDE_FOLDER = 'outside';
