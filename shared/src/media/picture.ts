/** What an `<img>` says of its picture. The address stands for it: in the loader, and whatever rendition is chosen. */
export interface Picture {
  url: string;
  /** Its renditions and the room it has, as in `<img srcset sizes>`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Renditions of the picture for phones, shown on narrow screens in its place, as wide as the screen. */
  phoneSet?: string | undefined;
}

/** Critical ones go first and in larger batches; others are left out when the user wants to save data. */
export type ImagePriority = 'critical' | 'prefetch';
