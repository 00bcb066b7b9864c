import type { HeadContent } from './describe-page.ts';

/** One element of the head, found again by `name`, `property` or `rel`. */
export interface HeadTag {
  tag: 'meta' | 'link';
  key: 'name' | 'property' | 'rel';
  id: string;
  value: string;
}

interface Site {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  basePath: string;
  brand: string;
}

const meta = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'name', id: name, value });
const property = (name: string, value: string): HeadTag => ({ tag: 'meta', key: 'property', id: name, value });

/** Services that show links don't read AVIF. The API has uploaded pictures as JPEG, too. */
const readable = (image: string) => image.replace(/(\/tex-suite\/picture\/[\w-]+)\.avif$/, '$1.jpg');

const preview = ({ title, description, canonical, image }: HeadContent, { origin, basePath, brand }: Site) => [
  property('og:site_name', brand),
  property('og:type', 'website'),
  property('og:title', title),
  ...(description ? [property('og:description', description)] : []),
  property('og:url', `${origin}${basePath}${canonical}`),
  property('og:image', new URL(readable(image ?? `${basePath}/icons/share.png`), origin).href),
  meta('twitter:card', 'summary_large_image'),
];

export const documentTitle = (title: string, brand: string) => `${title} · ${brand}`;

/** The tags of a page's head, for the edge and for the browser. */
export const headTags = (content: HeadContent, site: Site): HeadTag[] => {
  const { description, canonical } = content;
  return [
    ...(description ? [meta('description', description)] : []),
    ...(canonical === undefined
      ? [meta('robots', 'noindex')]
      : [
          { tag: 'link', key: 'rel', id: 'canonical', value: `${site.origin}${site.basePath}${canonical}` } as const,
          ...preview(content, site),
        ]),
  ];
};

/** Every tag that a page may have, so that the previous page's can be removed. */
export const knownTags: Pick<HeadTag, 'tag' | 'key' | 'id'>[] = [
  { tag: 'link', key: 'rel', id: 'canonical' },
  ...['description', 'robots', 'twitter:card'].map((id) => ({ tag: 'meta', key: 'name', id }) as const),
  ...['site_name', 'type', 'title', 'description', 'url', 'image'].map(
    (name) => ({ tag: 'meta', key: 'property', id: `og:${name}` }) as const,
  ),
];
