import { useEffect, useState } from 'react';
import { useRuntimeConfig } from '@marketplace/shared/config';
import { createLimit, marketplace } from '@marketplace/shared/http';
import { pathOfFile, type FilePlace } from './file-place.ts';

const inTurn = createLimit(3);

/** A picture that needs the session, which an image element can't request itself. */
const useLoaded = (path: string | undefined) => {
  const [loaded, setLoaded] = useState<string | null>();
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    let url: string | undefined;
    inTurn(() => marketplace.get(path, { responseType: 'blob', signal: abort.signal }))
      .then(({ data }) => {
        if (abort.signal.aborted || !(data instanceof Blob)) return;
        url = URL.createObjectURL(data);
        setLoaded(url);
      })
      .catch(() => abort.signal.aborted || setLoaded(null));
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [path]);
  return loaded;
};

/** The address of a picture in a conversation: undefined while loading, null if it couldn't be loaded. */
export const usePicture = (place: FilePlace, id: string) => {
  const { marketplaceApi } = useRuntimeConfig();
  const path = pathOfFile(place, id);
  const byLink = place.token !== undefined;
  const loaded = useLoaded(byLink ? undefined : `${path}?shown=true`);
  return byLink ? marketplaceApi + path : loaded;
};
