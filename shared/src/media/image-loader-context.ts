import { createContext, useContext } from 'react';
import { ImageLoader } from './image-loader.ts';

/** The one of the page. */
export const imageLoader = new ImageLoader();

const ImageLoaderContext = createContext(imageLoader);

export const ImageLoaderProvider = ImageLoaderContext.Provider;

export const useImageLoader = () => useContext(ImageLoaderContext);
