/** The attributes of a picture's `<img>`. The loader identifies it by `src`, whichever rendition the browser chooses. */
export interface Picture {
  url: string;
  /** Its renditions and its width, as in `<img srcset sizes>`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Renditions for phones, shown on narrow screens at the width of the screen. */
  phoneSet?: string | undefined;
  /** A tiny version as a data URL, shown until the picture has loaded. */
  preview?: string | undefined;
  phonePreview?: string | undefined;
}

/** Critical pictures go first, in larger batches; others are skipped if the user saves data. */
export type ImagePriority = 'critical' | 'prefetch';
