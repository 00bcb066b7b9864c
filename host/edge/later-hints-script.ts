import { inlineProgram } from './inline-program.ts';

/**
 * Asks for a rendered page's scripts, but the host's, when its first picture is there. Side by side each has an equal share of
 * a slow line, and the picture is the last that a visitor sees; the host's script takes longer than all of them, and nothing can run before.
 */
const askLater = () => {
  const ask = () => {
    for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) hint.rel = 'preload';
  };
  const picture = document.getElementById('first-picture');
  if (!picture || 'settled' in picture.dataset) return ask();
  picture.addEventListener('load', ask);
  picture.addEventListener('error', ask);
  // For a picture that does not come.
  setTimeout(ask, 600);
};

export const laterHintsScript = inlineProgram(askLater, []);
