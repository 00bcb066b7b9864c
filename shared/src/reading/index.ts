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
export { parseInert } from '../trusted-html/trusted-html.ts';
