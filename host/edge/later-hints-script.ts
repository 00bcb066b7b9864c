/** In milliseconds: for a picture that does not come. */
const PATIENCE = 600;

/**
 * Asks for a rendered page's scripts, but the host's, when its first picture is there. Side by side each has an equal share of
 * a slow line, and the picture is the last that a visitor sees; the host's script takes longer than all of them, and nothing can run before.
 */
export const laterHintsScript = `(()=>{
const ask=()=>{for(const hint of document.querySelectorAll('link[rel=later]'))hint.rel='preload'};
const picture=document.getElementById('first-picture');
if(!picture||'settled' in picture.dataset)return ask();
picture.addEventListener('load',ask);
picture.addEventListener('error',ask);
setTimeout(ask,${PATIENCE});
})()`;
