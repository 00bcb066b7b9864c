import type { Picture } from './take-picture.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (source: string, words: string) =>
  `<figure><a href="${source}"><img src="${source}" alt="${escape(words)}" loading="lazy"></a><figcaption>${escape(words)}</figcaption></figure>`;

const figures = (hasChanged: (file: string) => boolean) => (picture: Picture) => {
  const { theme, width, file, found } = picture;
  const words = `${theme}, ${width}`;
  const pair = hasChanged(file)
    ? `${figure(`before/${file}`, `Before: ${words}`)}${figure(file, `After: ${words}`)}`
    : figure(file, words);
  return `<section>${pair}<ul>${found.map((one) => `<li>${escape(one)}</li>`).join('')}</ul></section>`;
};

const titleOf = ({ view, state }: Picture) => [view.name, state].filter(Boolean).join(', ');

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:32px;background:#f6f6f2;color:#1a1c22}
h2{margin:40px 0 12px;font-size:18px}div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
section{display:flex;flex-wrap:wrap;gap:8px;flex:none}ul{width:100%;margin:0;color:#b00020;font-size:13px}
figure{margin:0}img{height:320px;border:1px solid #ddd;border-radius:8px;display:block}figcaption{font-size:13px;color:#666}`;

/**
 * One page with all pictures, a row for each view and state, with its flaws below.
 * @param hasChanged whether the folder `before` has a different picture with that name
 */
export const picturesPage = (pictures: Picture[], hasChanged: (file: string) => boolean) => {
  const titles = [...new Set(pictures.map(titleOf))];
  const sections = titles.map((title) => {
    const row = pictures.filter((picture) => titleOf(picture) === title);
    return `<h2>${escape(title)}</h2><div>${row.map(figures(hasChanged)).join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style><h1>Every screen</h1>${sections.join('')}</html>`;
};
