import { sniffFile } from './sniff-file.ts';

const zip = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0'))]);

const photo = (brand: string) => Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from(`ftyp${brand}`)]);

describe('the type of a file', () => {
  it.each([
    ['a.jpeg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
    ['a.gif', Buffer.from('GIF89a...'), 'image/gif'],
    ['a.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'image/webp'],
    ['IMG_1.HEIC', photo('heic'), 'image/heic'],
    ['a.heic', photo('mif1'), 'image/heif'],
    ['a.heif', photo('mif1'), 'image/heif'],
    ['a.log', Buffer.from('12:00 gate is down\n'), 'text/plain'],
    ['a.pdf', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['a.csv', Buffer.from('name,amount\r\nJosé,5\n', 'latin1'), 'text/csv'],
    ['a.txt', Buffer.from('Grüße\tund mehr\n'), 'text/plain'],
    [
      'a.docx',
      zip('[Content_Types].xml', 'word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'a.xlsx',
      zip('[Content_Types].xml', 'xl/workbook.xml'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('%s is detected by its content', (name, content, type) => {
    expect(sniffFile(content, name)?.type).toBe(type);
  });

  it.each([
    ['a zip called a document', 'a.docx', zip('readme.txt')],
    ['a document with macros', 'a.docx', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['a sheet called a document', 'a.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['binary called text', 'a.txt', Buffer.from([65, 0, 66])],
    ['a sound called a picture', 'a.webp', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['a film called a photo', 'a.heic', photo('isom')],
    ['a cut photo', 'a.heic', Buffer.from('\0\0\0\u0018ftyp')],
    ['nothing', 'a.csv', Buffer.alloc(0)],
  ])('%s is not accepted', (_name, fileName, content) => {
    expect(sniffFile(content, fileName)).toBeUndefined();
  });
});
