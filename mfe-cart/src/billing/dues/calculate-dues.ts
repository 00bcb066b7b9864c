import { readerOf } from '@marketplace/shared/data';
import { DuesSummary } from '@marketplace/shared/contracts';
import { marketplace } from '@marketplace/shared/http';

/** What a client still has to pay. Calculating changes nothing. */
export const calculateDues = async (clientId: string, signal?: AbortSignal): Promise<DuesSummary> => {
  if (clientId.trim() === '') throw new Error('Client ID is required');
  const path = `/tex-suite/dues-summary/calculate/${encodeURIComponent(clientId)}`;
  return readerOf(DuesSummary)((await marketplace.post(path, undefined, { ...(signal && { signal }) })).data);
};
