import { createElement, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import Badge from 'cart/widgets/cart-badge';
import { signIn } from 'cart/session';
import Contact from 'support/pages/contact';

/** For the test: a real page gets the tokens from its own server. */
globalThis.signIn = signIn;

createRoot(document.getElementById('root')).render(
  createElement(
    Suspense,
    { fallback: 'Loading' },
    createElement('div', { style: { position: 'relative', width: 80, height: 40 } }, createElement(Badge)),
    createElement(Contact),
  ),
);
