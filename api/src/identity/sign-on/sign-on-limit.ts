import type { ApiConfig } from '../../config.ts';

/** Requests per minute and address on the way to a provider and back: a whole office may share an address. */
export const signOnLimit = ({ publicPostsPerMinute }: ApiConfig) => publicPostsPerMinute * 10;
