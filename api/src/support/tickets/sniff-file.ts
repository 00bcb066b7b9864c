/** Accepted attachment types: by content, not by what the browser says. */
export interface FileKind {
  type: string;
  extensions: string[];
}

const png: FileKind = { type: 'image/png', extensions: ['png'] };
const jpeg: FileKind = { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] };
const gif: FileKind = { type: 'image/gif', extensions: ['gif'] };
const webp: FileKind = { type: 'image/webp', extensions: ['webp'] };
/** Photos from phones: images, but few browsers show them. */
const heic: FileKind = { type: 'image/heic', extensions: ['heic'] };
const heif: FileKind = { type: 'image/heif', extensions: ['heif', 'heic'] };
const pdf: FileKind = { type: 'application/pdf', extensions: ['pdf'] };
const text: FileKind = { type: 'text/plain', extensions: ['txt', 'log'] };
const csv: FileKind = { type: 'text/csv', extensions: ['csv'] };
const office = 'application/vnd.openxmlformats-officedocument';
const docx: FileKind = { type: `${office}.wordprocessingml.document`, extensions: ['docx'] };
const xlsx: FileKind = { type: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'] };

/** The type that both content and name agree on; undefined if they differ or the type isn't accepted. */
export function sniffFile(content: Buffer, fileName: string): FileKind | undefined {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return kindsOf(content).find((kind) => kind.extensions.includes(extension));
}

function kindsOf(content: Buffer): FileKind[] {
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return [png];
  if (startsWith(content, [0xff, 0xd8, 0xff])) return [jpeg];
  if (['GIF87a', 'GIF89a'].includes(latin1(content, 0, 6))) return [gif];
  if (latin1(content, 0, 4) === 'RIFF' && latin1(content, 8, 12) === 'WEBP') return [webp];
  if (latin1(content, 4, 8) === 'ftyp') return photoKinds(content);
  if (latin1(content, 0, 5) === '%PDF-') return [pdf];
  if (startsWith(content, [0x50, 0x4b, 0x03, 0x04])) return officeKinds(content);
  return content.length > 0 && isText(content) ? [text, csv] : [];
}

const startsWith = (content: Buffer, bytes: number[]) => bytes.every((byte, index) => content[index] === byte);

const latin1 = (content: Buffer, start: number, end: number) => content.subarray(start, end).toString('latin1');

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** By the major brand of the file type box (ISO 14496-12). Videos begin with one as well. */
function photoKinds(content: Buffer): FileKind[] {
  const brand = latin1(content, 8, 12);
  if (heicBrands.includes(brand)) return [heic];
  return ['mif1', 'msf1'].includes(brand) ? [heif] : [];
}

/** A ZIP archive lists its file names in plain text. One with macros is refused. */
function officeKinds(content: Buffer): FileKind[] {
  if (!content.includes('[Content_Types].xml') || content.includes('vbaProject.bin')) return [];
  if (content.includes('word/document.xml')) return [docx];
  return content.includes('xl/workbook.xml') ? [xlsx] : [];
}

/** Text in UTF-8 or a single-byte encoding has no control characters but white space. */
const isText = (content: Buffer) => !content.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte));
