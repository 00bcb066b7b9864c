export type { FilePlace } from './file-place.ts';
export { FilesField } from './files-field.tsx';
export { formatSize } from './format-size.ts';
export { MessageFiles } from './message-files.tsx';
export { MessageText } from './message-text.tsx';
export { useFileTarget } from './use-file-target.ts';
export { useFiles, type Files } from './use-files.ts';
