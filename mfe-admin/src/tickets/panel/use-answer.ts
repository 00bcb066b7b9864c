import { fieldErrors, marketplace, serverSaid } from '@marketplace/shared/http';
import { useRef, useState } from 'react';

export type Kind = 'answer' | 'note';
export type StatusAfter = 'waiting' | 'open' | 'resolved';

const NOT_SENT = 'Nothing was sent: the server did not answer. Check your connection and try again; your text is kept.';

const keyOf = (id: string) => `marketplace-ticket-answer-${id}`;

const keptText = (id: string) => {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
};

const keepText = (id: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Without storage, the text lives only as long as the panel.
  }
};

/** The draft of an answer or note; survives closing the panel, errors and a reload. */
export const useAnswer = (id: string, onSent: () => void) => {
  const [message, setMessage] = useState(() => keptText(id));
  const written = useRef(message);
  const [kind, setKind] = useState<Kind>('answer');
  const [statusAfter, setStatusAfter] = useState<StatusAfter>('waiting');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const write = (text: string) => {
    written.current = text;
    setMessage(text);
    keepText(id, text);
    setError(undefined);
  };

  const send = async () => {
    const text = message.trim();
    if (text === '') return setError(kind === 'answer' ? 'Write an answer first.' : 'Write a note first.');
    setSending(true);
    setError(undefined);
    try {
      const body = kind === 'answer' ? { message: text, status: statusAfter } : { message: text };
      await marketplace.post(`/tex-suite/ticket/${encodeURIComponent(id)}/${kind}`, body);
      // Keeps text typed while sending.
      if (written.current.trim() === text) write('');
      onSent();
    } catch (thrown) {
      setError(fieldErrors(thrown)[0]?.message ?? serverSaid(thrown) ?? NOT_SENT);
    }
    setSending(false);
  };

  return { message, kind, statusAfter, error, sending, write, setKind, setStatusAfter, send };
};
