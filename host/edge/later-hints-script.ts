import { inlineProgram } from './inline-program.ts';

/**
 * Loads a rendered page's scripts, except the host's, once its first picture has loaded. In parallel each would get an equal share of
 * a slow line and delay the picture. The host's script starts earlier: it takes longest, and nothing can run before it.
 */
const askLater = () => {
  const ask = () => {
    for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) hint.rel = 'preload';
  };
  const picture = document.getElementById('first-picture');
  if (!picture || 'settled' in picture.dataset) return ask();
  picture.addEventListener('load', ask);
  picture.addEventListener('error', ask);
  // In case the picture never loads.
  setTimeout(ask, 600);
};

export const laterHintsScript = inlineProgram(askLater, []);
