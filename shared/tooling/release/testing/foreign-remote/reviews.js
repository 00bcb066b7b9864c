import { createElement, useState } from 'react';

/** A page with its own state: its hooks only work with the host's React. */
export default function Reviews() {
  const [likes, setLikes] = useState(0);
  return createElement(
    'section',
    null,
    createElement('h1', null, 'Customer Reviews'),
    createElement('button', { type: 'button', onClick: () => setLikes(likes + 1) }, `Helpful (${likes})`),
  );
}
