import { keepStored, removeStored, useStored } from './stored-value.ts';

/** Sign Out clears local storage, and with it the remembered email. */
export const REMEMBERED_EMAIL = 'rememberedEmail';

export const useRememberedEmail = () => useStored(REMEMBERED_EMAIL) ?? '';

export const rememberEmail = (email: string) => keepStored(REMEMBERED_EMAIL, email);

export const forgetEmail = () => removeStored(REMEMBERED_EMAIL);
