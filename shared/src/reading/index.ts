export { JsonFileError, readJsonFile } from './read-json-file.ts';
export {
  listReaderOf,
  readerOf,
  readStored,
  rowsReaderOf,
  tryRead,
  UnreadableAnswerError,
  type Reader,
  type Rows,
} from './readers.ts';
export { parseInert, showInSandbox } from '../trusted-html/trusted-html.ts';
