import { BASE_PATH } from '../routing/base-path.ts';
import type { HeadContent } from './describe-page.ts';
import { documentTitle, headTags, knownTags, type HeadTag } from './head-tags.ts';

const find = ({ tag, key, id }: Pick<HeadTag, 'tag' | 'key' | 'id'>) =>
  document.head.querySelector(`${tag}[${key}="${id}"]`);

const create = ({ tag, key, id }: HeadTag) => {
  const element = document.createElement(tag);
  element.setAttribute(key, id);
  document.head.append(element);
  return element;
};

const write = (tag: HeadTag) =>
  (find(tag) ?? create(tag)).setAttribute(tag.tag === 'link' ? 'href' : 'content', tag.value);

/** Updates the document's head for this page, reusing elements that came with the document. */
export const applyHead = (content: HeadContent, brand: string) => {
  document.title = documentTitle(content.title, brand);
  const tags = headTags(content, { origin: location.origin, basePath: BASE_PATH, brand });
  tags.forEach(write);
  for (const known of knownTags)
    if (!tags.some(({ key, id }) => key === known.key && id === known.id)) find(known)?.remove();
};
