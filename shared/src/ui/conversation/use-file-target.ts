import { useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

/** Makes an element accept files dropped on it or pasted into it; spread the result. A copied text stays text. */
export const useFileTarget = (add: (files: Iterable<File>) => void) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      add(clipboardData.files);
    },
  };
};
