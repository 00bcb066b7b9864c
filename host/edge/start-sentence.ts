const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and start again; nothing was lost.',
  EACCES: 'This user can’t write to the data folder. Set DATA_DIR to a folder they can write to.',
  EROFS: 'The data folder is on a read-only disk. Set DATA_DIR to a folder you can write to.',
};

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/** One sentence about why the start failed. */
export const startSentence = (error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  return sentences[codeOf(error)] ?? message;
};
