import { ModuleRequest } from '@marketplace/shared/contracts';
import { listReaderOf, readerOf, useResource } from '@marketplace/shared/data';
import { marketplace, responseCache, serverSaid } from '@marketplace/shared/http';
import { useState } from 'react';

const PATH = '/tex-suite/module-request';

const readRequests = listReaderOf(ModuleRequest);

/** The user's own request for a module, if there is one, and a function that sends it. */
export const useModuleRequest = (moduleId: string) => {
  const { data, reload } = useResource(`${PATH}?size=100`, { parse: readRequests });
  const [sent, setSent] = useState<ModuleRequest>();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  const send = async (note: string) => {
    setSending(true);
    setError(undefined);
    try {
      const body = { moduleId, ...(note.trim() && { note: note.trim() }) };
      const request = readerOf(ModuleRequest)((await marketplace.post(PATH, body)).data);
      responseCache.invalidate(PATH);
      setSent(request);
      reload();
    } catch (failure) {
      setError(serverSaid(failure) ?? 'The request could not be sent. Please try again.');
    }
    setSending(false);
  };

  const request = sent ?? data?.find((one) => one.moduleId === moduleId);
  return { request, sending, error, send };
};
