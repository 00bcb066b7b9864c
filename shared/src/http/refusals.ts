import type { AxiosInstance } from 'axios';
import { isAxiosError } from './errors.ts';

/** Handles refused requests. Its code loads with the first 403 or refused download: most visits see none. */
export const attachRefusals = (client: AxiosInstance) => {
  client.interceptors.response.use(undefined, async (error: unknown) => {
    const { response } = isAxiosError(error) ? error : {};
    if (!isAxiosError(error) || (response?.status !== 403 && !(response?.data instanceof Blob))) throw error;
    const code = await import('./refused-request.ts').catch(() => undefined);
    if (!code) throw error;
    return code.handleRefusal(client, error);
  });
};
