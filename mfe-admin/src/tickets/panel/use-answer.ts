import { useAttempt } from '@marketplace/shared/form';
import { codeOf, fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { useRef, useState } from 'react';
import { keepText, keptText } from './kept-text.ts';

export type Kind = 'answer' | 'note';
export type StatusAfter = 'waiting' | 'open' | 'resolved';

const NOT_SENT = 'Nothing was sent: the server did not answer. Check your connection and try again; your text is kept.';

interface Options {
  id: string;
  /** The last event on the screen; null for none. */
  seen: string | null;
  onSent: () => void;
  /** Somebody else has written or changed the status meanwhile: shows what. */
  onConflict: () => void;
}

/** The draft of an answer or note; survives closing the panel, errors and a reload. */
export const useAnswer = ({ id, seen, onSent, onConflict }: Options) => {
  const [message, setMessage] = useState(() => keptText(id));
  const written = useRef(message);
  const [kind, setKind] = useState<Kind>('answer');
  const [statusAfter, setStatusAfter] = useState<StatusAfter>('waiting');
  const [error, setError] = useState<string>();
  const [isConflict, setIsConflict] = useState(false);
  const [sending, setSending] = useState(false);
  const attempt = useAttempt();

  const write = (text: string) => {
    written.current = text;
    setMessage(text);
    keepText(id, text);
    setError(undefined);
  };

  const fail = (thrown: unknown) => {
    const isLate = codeOf(thrown) === 'changed_meanwhile';
    setError(fieldErrors(thrown)[0]?.message ?? serverSaid(thrown) ?? NOT_SENT);
    setIsConflict(isLate);
    if (isLate) onConflict();
  };

  const send = async () => {
    const text = message.trim();
    if (text === '') return setError(kind === 'answer' ? 'Write an answer first.' : 'Write a note first.');
    setSending(true);
    setError(undefined);
    const body = kind === 'answer' ? { message: text, status: statusAfter, seen } : { message: text };
    try {
      await attempt([id, kind, text, statusAfter], (headers) =>
        marketplace.post(`/tex-suite/ticket/${encodeURIComponent(id)}/${kind}`, body, { headers }),
      );
      setIsConflict(false);
      // Keeps text typed while sending.
      if (written.current.trim() === text) write('');
      onSent();
    } catch (thrown) {
      fail(thrown);
    }
    setSending(false);
  };

  return { message, kind, statusAfter, error, isConflict, sending, write, setKind, setStatusAfter, send };
};
