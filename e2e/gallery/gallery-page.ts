import type { Picture } from './take-pictures.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = ({ view, theme, width, file, overflow }: Picture) =>
  `<figure><a href="${file}"><img src="${file}" alt="${escape(view.name)}, ${theme}, ${width} wide" loading="lazy"></a><figcaption>${theme}, ${width}${overflow > 0 ? `, <b>${overflow} px too wide</b>` : ''}</figcaption></figure>`;

const section = (name: string, pictures: Picture[]) =>
  `<section><h2>${escape(name)}</h2><div>${pictures.map(figure).join('')}</div></section>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:32px;background:#f6f6f2;color:#1a1c22}
h2{margin:40px 0 12px;font-size:18px}div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
figure{margin:0}img{height:320px;border:1px solid #ddd;border-radius:8px;display:block}figcaption{font-size:13px;color:#666}`;

/** One page of all screenshots, a row for each view. */
export const galleryPage = (pictures: Picture[]) => {
  const names = [...new Set(pictures.map(({ view }) => view.name))];
  const sections = names.map((name) =>
    section(
      name,
      pictures.filter(({ view }) => view.name === name),
    ),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title><style>${style}</style><h1>Every screen</h1>${sections.join('')}</html>`;
};
