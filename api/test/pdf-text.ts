import { inflateSync } from 'node:zlib';

interface PdfText {
  /** The pieces of text of each page, in the order in which they are drawn. */
  pages: string[][];
  title: string;
  language: string | undefined;
  isTagged: boolean;
}

/** Reads back what a PDF says: the text layer that is searched, copied and read aloud. Knows what PDFKit writes. */
export function readPdf(file: Buffer): PdfText {
  const objects = new Map<string, Buffer>();
  const text = file.toString('latin1');
  for (const [, id = '', body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, Buffer.from(body, 'latin1'));
  const object = (id: string | undefined) => objects.get(id ?? '')?.toString('latin1') ?? '';
  const refIn = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const stream = (id: string | undefined) => inflate(objects.get(id ?? '') ?? Buffer.alloc(0));
  const fontsOf = (resources: string) =>
    new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [
        name,
        characters(stream(refIn(object(id), 'ToUnicode'))),
      ]),
    );
  const pages = [...objects.values()]
    .map((body) => body.toString('latin1'))
    .filter((body) => /\/Type \/Page\n/.test(body));
  const catalog = [...objects.values()].map(String).find((body) => body.includes('/Type /Catalog')) ?? '';
  const info = [...objects.values()].map(String).find((body) => body.includes('/CreationDate')) ?? '';
  return {
    pages: pages.map((page) => shown(stream(refIn(page, 'Contents')), fontsOf(object(refIn(page, 'Resources'))))),
    title: /^\((.*)\)$/.exec(object(refIn(info, 'Title')))?.[1] ?? '',
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1],
    isTagged: catalog.includes('/StructTreeRoot') && catalog.includes('/MarkInfo'),
  };
}

function inflate(body: Buffer): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const content = body.subarray(start, body.lastIndexOf('\nendstream'));
  return (body.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
}

/** The text that each glyph of a font represents. */
function characters(map: string): string[] {
  return [...map.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)].flatMap(([, first = '0', list = '']) => {
    const glyphs: string[] = [];
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, units = ''], index) => {
      glyphs[Number.parseInt(first, 16) + index] = String.fromCharCode(
        ...units.split(' ').map((unit) => Number.parseInt(unit, 16)),
      );
    });
    return glyphs;
  });
}

function shown(content: string, fonts: Map<string, string[]>): string[] {
  const pieces: string[] = [];
  let font: string[] = [];
  for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? [];
    const codes = [...(glyphs ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    if (glyphs !== undefined) pieces.push(codes.map((code) => font[Number.parseInt(code, 16)] ?? '�').join(''));
  }
  return pieces;
}
