import { marketplace } from '@marketplace/shared/http';
import { notify } from '@marketplace/shared/toast';

const NOT_LOADED = 'The file could not be loaded. Please try again.';

/** Fetches the file with the caller's session, and hands it to the browser to be saved. */
export const saveAttachment = async (id: string, name: string) => {
  try {
    const path = `/tex-suite/ticket/${encodeURIComponent(id)}/attachment`;
    const { data } = await marketplace.get<Blob>(path, { responseType: 'blob' });
    const url = URL.createObjectURL(data);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  } catch {
    notify.error(NOT_LOADED);
  }
};
