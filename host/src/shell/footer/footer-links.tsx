import { Link } from '@marketplace/shared/router';
import type { MouseEvent } from 'react';
import styles from './footer.module.css';

/** Delay after the contact page was requested, in milliseconds. */
export const FAQ_SCROLL_DELAY = 100;

const openBuckets = () => window.dispatchEvent(new Event('openBucketsModal'));

/** The browser handles clicks that open another tab or window. */
const scrollLater = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
  if (ctrlKey || metaKey || shiftKey) return;
  setTimeout(() => document.getElementById('faq')?.scrollIntoView({ behavior: 'smooth' }), FAQ_SCROLL_DELAY);
};

const FaqLink = () => (
  <Link to="/contactus#faq" onClick={scrollLater}>
    FAQs
  </Link>
);

export const FooterLinks = () => (
  <nav className={styles.links} aria-label="Footer">
    <h2 className={styles.heading}>Company</h2>
    <ul>
      <li>
        <a href="#about" onClick={(event) => event.preventDefault()}>
          About Us
        </a>
      </li>
      <li>
        <button type="button" onClick={openBuckets}>
          Our Products
        </button>
      </li>
      <li>
        <Link to="/contactus">Contact Us</Link>
      </li>
      <li>
        <FaqLink />
      </li>
      <li>
        <Link to="/privacy">Privacy Policy</Link>
      </li>
    </ul>
  </nav>
);
