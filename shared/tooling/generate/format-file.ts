import { format, getFileInfo, resolveConfig } from 'prettier';

/** Formats a text as Prettier would format the file; one of an unknown kind stays as it is. */
export const formatFile = async (path: string, text: string) => {
  const { inferredParser } = await getFileInfo(path);
  return inferredParser ? format(text, { ...(await resolveConfig(path)), filepath: path }) : text;
};
