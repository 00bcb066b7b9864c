import { saveFile } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';

const NOT_LOADED = 'The file couldn’t be downloaded. Please try again.';

/** Downloads a file with the user's session and saves it through the browser. */
export const saveAttachment = async (id: string, name: string) => {
  try {
    await saveFile(`/tex-suite/ticket/${encodeURIComponent(id)}/attachment`, name);
  } catch {
    notify.error(NOT_LOADED);
  }
};
