import { useEffect } from 'react';

/** At this width the bar has room for its links. */
const WIDE = '(min-width: 901px)';

/** While a sheet covers the page, the page takes neither focus nor scrolling. Closes when the window becomes wide. */
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
