import { useLocation } from '@marketplace/shared/router';
import { useEffect } from 'react';

/** The browser looked for the target of a link such as #faq before the page was rendered, so this looks again. */
export const useScrollToHash = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};
