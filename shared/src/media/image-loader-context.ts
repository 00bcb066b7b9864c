import { createContext, useContext } from 'react';
import { ImageLoader } from './image-loader.ts';

/** The page's image loader. */
export const imageLoader = new ImageLoader();

const ImageLoaderContext = createContext(imageLoader);

export const ImageLoaderProvider = ImageLoaderContext.Provider;

export const useImageLoader = () => useContext(ImageLoaderContext);
