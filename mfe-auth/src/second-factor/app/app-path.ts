import { SECOND_FACTOR } from '../use-second-factors.ts';

export const APP = `${SECOND_FACTOR}/totp`;
