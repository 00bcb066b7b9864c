import { useEffect } from 'react';

/** From here on the bar has room for its links. */
const WIDE = '(min-width: 901px)';

/** While a sheet covers the page, what is below takes neither focus nor scrolling; in a window that becomes wide it ends. */
export const useCoveredPage = (covered: boolean, uncover: () => void) =>
  useEffect(() => {
    if (!covered) return;
    const page = document.documentElement;
    const below = [...document.querySelectorAll('main, footer')];
    const wide = matchMedia(WIDE);
    page.style.overflow = 'hidden';
    below.forEach((part) => part.setAttribute('inert', ''));
    wide.addEventListener('change', uncover);
    return () => {
      page.style.removeProperty('overflow');
      below.forEach((part) => part.removeAttribute('inert'));
      wide.removeEventListener('change', uncover);
    };
  }, [covered, uncover]);
