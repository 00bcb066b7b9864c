import { sniffFile } from './sniff-file.ts';

const zip = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\0'))]);

describe('the type of a file', () => {
  it.each([
    ['a.jpeg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
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
    ['nothing', 'a.csv', Buffer.alloc(0)],
  ])('%s is not accepted', (_name, fileName, content) => {
    expect(sniffFile(content, fileName)).toBeUndefined();
  });
});
