import { SessionSummary } from '@marketplace/shared/contracts';
import { listReaderOf, useResource } from '@marketplace/shared/data';
import { marketplace, serverSaid, statusOf } from '@marketplace/shared/http';
import { signOutEverywhere } from '@marketplace/shared/session';
import { notify } from '@marketplace/shared/toast';
import { useState } from 'react';

const SESSIONS_PATH = '/auth/sessions';
const NOT_DONE = 'The server didn’t respond. Check your connection and try again.';

const readList = listReaderOf(SessionSummary);

/** This device first. */
const readSessions = (answer: unknown) =>
  readList(answer).sort((one, other) => Number(other.current) - Number(one.current));

/** What is being ended: one session by its id, all others, or all. */
type Ending = string | 'others' | 'all' | null;

/** The user's sessions, and how to end them. */
export const useSessions = () => {
  const { status, data, reload } = useResource(SESSIONS_PATH, { life: 'short', parse: readSessions });
  const [ending, setEnding] = useState<Ending>(null);

  /** Returns whether it is done; if so, the list is read again. */
  const end = async (what: string, call: () => Promise<unknown>, done: string) => {
    setEnding(what);
    try {
      await call();
      notify.success(done);
    } catch (error) {
      // It has already ended, which is what was wanted.
      if (statusOf(error) !== 404) {
        notify.error(serverSaid(error) ?? NOT_DONE);
        return false;
      }
    } finally {
      setEnding(null);
    }
    reload();
    return true;
  };

  const endOne = ({ id, device }: SessionSummary) =>
    end(id, () => marketplace.delete(`${SESSIONS_PATH}/${encodeURIComponent(id)}`), `${device} was signed out.`);
  const endOthers = () =>
    end('others', () => marketplace.post(`${SESSIONS_PATH}/revoke-others`), 'All other devices were signed out.');

  /** Returns whether this device is signed out. */
  const endAll = async () => {
    setEnding('all');
    try {
      return await signOutEverywhere();
    } catch (error) {
      notify.error(serverSaid(error) ?? NOT_DONE);
      return false;
    } finally {
      setEnding(null);
    }
  };

  return { status, sessions: data, ending, reload, endOne, endOthers, endAll };
};

export type Sessions = ReturnType<typeof useSessions>;
