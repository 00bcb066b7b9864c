import { isAxiosError, type AxiosInstance } from 'axios';

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** A refused download carries its reason as a file; makes it as readable as any other refusal. */
export const attachFileRefusal = (client: AxiosInstance) => {
  client.interceptors.response.use(undefined, async (error: unknown) => {
    const response = isAxiosError(error) ? error.response : undefined;
    if (response && response.data instanceof Blob) response.data = asJson(await response.data.text());
    throw error;
  });
};
