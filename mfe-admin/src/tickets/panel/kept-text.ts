const keyOf = (id: string) => `marketplace-ticket-answer-${id}`;

/** The draft of a ticket's answer that this tab holds; empty for none. */
export const keptText = (id: string) => {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
};

export const keepText = (id: string, text: string) => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), text);
  } catch {
    // Without storage, the text is kept only until the panel closes.
  }
};
