import { NARROW_SCREEN } from '@marketplace/shared/contracts';
import { KEPT_OVERRIDES } from '../src/composition/kept-overrides.ts';

/** A tab that has overrides asks for its pages with them, however it came to the address. */
const askAgain = `try{const o=sessionStorage.getItem('${KEPT_OVERRIDES}');if(o&&!/[?&]mfe=/.test(location.search)){location.replace(location.pathname+(location.search?location.search+'&':'?')+o+location.hash);return}}catch{}`;

/** The header of a rendered page shows those who are likely to be signed in what they will have. */
const noteToken = `try{if(localStorage.getItem('accessToken'))document.documentElement.dataset.tokenKept=''}catch{}`;

/**
 * Runs before the first paint, so that a dark page never flashes light; and asks for the page's first picture, which is
 * another one in the dark.
 */
export const themeScript = `(()=>{${askAgain}${noteToken}let t;try{t=localStorage.getItem('theme')}catch{}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t;const p=document.querySelector('meta[name=first-picture]');if(p){const n=p.hasAttribute('data-light-phone')&&matchMedia('${NARROW_SCREEN}').matches,k='data-'+t+(n?'-phone':''),l=document.createElement('link');l.rel='preload';l.as='image';l.fetchPriority='high';l.imageSrcset=p.getAttribute(k+'-set');l.imageSizes=n?'100vw':p.getAttribute('data-sizes');l.href=p.getAttribute(k);l.id='first-picture';l.onload=l.onerror=()=>{l.dataset.settled=''};document.head.append(l)}})()`;
