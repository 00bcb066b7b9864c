export { ImageLoader } from './image-loader.ts';
export { ImageLoaderProvider, useImageLoader } from './image-loader-context.ts';
export type { FetchPicture } from './fetch-picture.ts';
export type { ImagePriority, Picture } from './picture.ts';
export { pictureOfTheme, type ThemedPicture } from './picture-of-theme.ts';
export { startImageLoader } from './start-image-loader.ts';
export { usePicture } from './use-picture.ts';
