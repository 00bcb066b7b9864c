import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';

const NOT_LOADED = 'The file could not be loaded. Please try again.';

/** Fetches the file with the caller's session, and hands it to the browser to be saved. */
export const saveAttachment = async (id: string, name: string) => {
  try {
    await saveFile(`/tex-suite/ticket/${encodeURIComponent(id)}/attachment`, name);
  } catch {
    notify.error(NOT_LOADED);
  }
};
