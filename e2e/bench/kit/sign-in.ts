import { keptSession } from '../../fixtures/kept-session.ts';

const TRIES = 10;
const PAUSE = 2_000;

/** Opens a new session; retries while the server is busy. */
export const signIn = async (origin: string, email: string, tries = TRIES): ReturnType<typeof keptSession> => {
  try {
    return await keptSession(origin, email);
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return signIn(origin, email, tries - 1);
  }
};
