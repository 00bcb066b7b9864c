import type { AxiosInstance } from 'axios';
import { accessToken } from './tokens.ts';

/** Sends the access token from local storage with every request. */
export const attachBearer = (client: AxiosInstance) => {
  client.interceptors.request.use((config) => {
    const token = accessToken();
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });
};
