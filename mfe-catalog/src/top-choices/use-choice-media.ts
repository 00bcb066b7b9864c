import type { TopChoice } from '@marketplace/shared/contracts';
import { pictureOfTheme } from '@marketplace/shared/media';
import { useShownTheme } from '@marketplace/shared/ui';

/** The width of a card: three in a row, or a row that scrolls. */
const THUMBNAIL_SIZES = '(max-width: 960px) 320px, 400px';

/** The video of a top choice in the current theme, its poster, and its fallback picture. */
export const useChoiceMedia = (choice: TopChoice) => {
  const theme = useShownTheme() ?? 'light';
  const thumbnail = {
    src: choice.thumbnailUrl,
    srcDark: choice.thumbnailUrlDark,
    renditions: choice.renditions,
    sizes: THUMBNAIL_SIZES,
  };
  const image = { src: choice.imageUrl, srcDark: choice.imageUrlDark };
  return {
    /** The dark theme shows the video of the light one. */
    isLightInTheDark: theme === 'dark' && !choice.videoUrlDark,
    videoUrl: (theme === 'dark' && choice.videoUrlDark) || choice.videoUrl,
    thumbnail,
    poster: pictureOfTheme(thumbnail, theme).url,
    image,
    shownImage: pictureOfTheme(image, theme),
  };
};
