/** Accepted attachment types: by content, not by what the browser says. */
export interface FileKind {
  type: string;
  extensions: string[];
}

const png: FileKind = { type: 'image/png', extensions: ['png'] };
const jpeg: FileKind = { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] };
const pdf: FileKind = { type: 'application/pdf', extensions: ['pdf'] };
const text: FileKind = { type: 'text/plain', extensions: ['txt'] };
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
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') return [pdf];
  if (startsWith(content, [0x50, 0x4b, 0x03, 0x04])) return officeKinds(content);
  return content.length > 0 && isText(content) ? [text, csv] : [];
}

const startsWith = (content: Buffer, bytes: number[]) => bytes.every((byte, index) => content[index] === byte);

/** A ZIP archive lists its file names in plain text. One with macros is refused. */
function officeKinds(content: Buffer): FileKind[] {
  if (!content.includes('[Content_Types].xml') || content.includes('vbaProject.bin')) return [];
  if (content.includes('word/document.xml')) return [docx];
  return content.includes('xl/workbook.xml') ? [xlsx] : [];
}

/** Text in UTF-8 or a single-byte encoding has no control characters but white space. */
const isText = (content: Buffer) => !content.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte));
