import type { AxiosRequestConfig, AxiosResponse } from 'axios';

export interface RequestOptions extends AxiosRequestConfig {
  /** The last check before sending, also when the request is repeated with a new token; a throw cancels it. */
  beforeSend?: () => void;
}

type Answered = Promise<AxiosResponse<unknown>>;

/** Nothing is known about a response before a reader has read it. */
export interface HttpClient {
  /** Apply to each request. */
  defaults: Pick<AxiosRequestConfig, 'adapter' | 'baseURL' | 'withCredentials'>;
  /** The address of a path. */
  getUri: (config: Pick<AxiosRequestConfig, 'url'>) => string;
  get: (path: string, config?: RequestOptions) => Answered;
  delete: (path: string, config?: RequestOptions) => Answered;
  post: (path: string, body?: unknown, config?: RequestOptions) => Answered;
  put: (path: string, body?: unknown, config?: RequestOptions) => Answered;
}
