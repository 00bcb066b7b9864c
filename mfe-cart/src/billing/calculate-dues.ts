import { marketplace } from '@marketplace/shared/http';

/** What a client still has to pay. Calculating changes nothing. */
export const calculateDues = async (clientId: string): Promise<unknown> => {
  if (clientId.trim() === '') throw new Error('Client ID is required');
  return (await marketplace.post(`/tex-suite/dues-summary/calculate/${encodeURIComponent(clientId)}`)).data;
};
