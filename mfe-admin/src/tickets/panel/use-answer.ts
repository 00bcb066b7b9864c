import { useAttempt } from '@marketplace/shared/form';
import { codeOf, fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import type { Files } from '@marketplace/shared/ui/conversation';
import { useRef, useState } from 'react';
import { keepText, keptText } from './kept-text.ts';

export type Kind = 'answer' | 'note';
export type StatusAfter = 'waiting' | 'open' | 'resolved';

const NOT_SENT =
  'The server didn’t respond, so nothing was sent. Check your connection and try again. We kept your text.';

interface Options {
  id: string;
  /** The last event on the screen; null if there is none. */
  seen: string | null;
  /** Files sent with it. */
  files: Files;
  onSent: () => void;
  /** Someone else has replied or changed the status meanwhile; shows what. */
  onConflict: () => void;
}

/** The draft of an answer or note; survives closing the panel, errors and a reload. */
export const useAnswer = ({ id, seen, files, onSent, onConflict }: Options) => {
  const [message, setMessage] = useState(() => keptText(id));
  const written = useRef(message);
  const [kind, setKind] = useState<Kind>('answer');
  const [statusAfter, setStatusAfter] = useState<StatusAfter>('waiting');
  const [error, setError] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isConflict, setIsConflict] = useState(false);
  const [sending, setSending] = useState(false);
  const attempt = useAttempt();

  const write = (text: string) => {
    written.current = text;
    setMessage(text);
    keepText(id, text);
    setError(undefined);
  };

  const refuse = (why: string) => {
    setError(why);
    setAttempts((count) => count + 1);
  };
  const fail = (thrown: unknown) => {
    const isLate = codeOf(thrown) === 'changed_meanwhile';
    refuse(fieldErrors(thrown)[0]?.message ?? serverSaid(thrown) ?? NOT_SENT);
    setIsConflict(isLate);
    if (isLate) onConflict();
  };

  const send = async () => {
    const text = message.trim();
    if (text === '') return refuse(kind === 'answer' ? 'Enter a reply.' : 'Enter a note.');
    if (files.problem) return refuse(files.problem);
    setSending(true);
    setError(undefined);
    const { ids } = files;
    const said = { message: text, ...(ids.length > 0 && { files: ids }) };
    const body = kind === 'answer' ? { ...said, status: statusAfter, seen } : said;
    try {
      await attempt([id, kind, text, statusAfter, ids], (headers) =>
        marketplace.post(`/tex-suite/ticket/${encodeURIComponent(id)}/${kind}`, body, { headers }),
      );
      setIsConflict(false);
      // Keeps text typed while sending.
      if (written.current.trim() === text) write('');
      files.clear();
      onSent();
    } catch (thrown) {
      fail(thrown);
    }
    setSending(false);
  };

  return { message, kind, statusAfter, error, attempts, isConflict, sending, write, setKind, setStatusAfter, send };
};
