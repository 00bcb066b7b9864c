import { fontFile, fontParts, type FontWeight } from './font-files.ts';

/** Text in a single subset of the typeface. */
export interface Run {
  font: string;
  text: string;
  /** The original text, if the typeface lacks its characters. */
  replaced?: string;
}

export interface Fonts {
  /** Splits text where the subset changes. */
  runsOf: (text: string, weight: FontWeight) => Run[];
}

interface Face {
  font: string;
  has: (codePoint: number) => boolean;
}

/** Shown for a character that no subset has. */
export const standIn = '?';

/** Subsets are opened when a character first needs them. */
export function registerFonts(doc: PDFKit.PDFDocument): Fonts {
  const faces = new Map<string, Face>();
  const faceOf = (part: (typeof fontParts)[number], weight: FontWeight) => {
    const face = faces.get(`${part}-${weight}`) ?? registerFace(doc, part, weight);
    faces.set(face.font, face);
    return face;
  };
  const runOf = (character: string, weight: FontWeight): Run => {
    for (const part of fontParts) {
      const { font, has } = faceOf(part, weight);
      if (has(character.codePointAt(0) ?? 0)) return { font, text: character };
    }
    return { font: faceOf(fontParts[0], weight).font, text: standIn, replaced: character };
  };
  return {
    runsOf: (text, weight) => {
      const runs: Run[] = [];
      for (const character of text.normalize('NFC')) append(runs, runOf(character, weight));
      return runs;
    },
  };
}

function registerFace(doc: PDFKit.PDFDocument, part: (typeof fontParts)[number], weight: FontWeight): Face {
  const font = `${part}-${weight}`;
  doc.registerFont(font, fontFile(part, weight));
  doc.font(font);
  return { font, has: coverageOf(doc) };
}

/** PDFKit has no API for the characters of its current font, but keeps the font object that knows. */
function coverageOf(doc: object): Face['has'] {
  const held: unknown = '_font' in doc ? doc._font : undefined;
  const font: unknown = isObject(held) && 'font' in held ? held.font : undefined;
  if (!knowsGlyphs(font)) throw new Error('PDFKit keeps its font elsewhere now.');
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const knowsGlyphs = (font: unknown): font is { hasGlyphForCodePoint: Face['has'] } =>
  isObject(font) && 'hasGlyphForCodePoint' in font && typeof font.hasGlyphForCodePoint === 'function';

function append(runs: Run[], next: Run): void {
  const last = runs.at(-1);
  const isSame = last?.font === next.font && (last.replaced === undefined) === (next.replaced === undefined);
  if (!last || !isSame) return void runs.push(next);
  last.text += next.text;
  if (next.replaced !== undefined) last.replaced = (last.replaced ?? '') + next.replaced;
}
