import { useRuntimeConfig } from '@marketplace/shared/config';
import { useCompany } from '@marketplace/shared/data';
import { Widget } from '@marketplace/shared/federation';
import { useMatches } from '@marketplace/shared/router';
import { Logo } from '@marketplace/shared/ui';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { useOnceVisible } from './use-once-visible.ts';

/** Neutral until the company's data has loaded. */
const fallback = {
  blurb: 'Software modules for every part of your business, in one place and on one bill.',
  supportEmail: 'support@tex.example',
  headquarters: 'Headquarters: Bengaluru, India',
  socialLinks: [],
};

/** Compact where people work, so that it takes little room below lists and forms. */
const useIsWork = () => useMatches().some(({ handle }) => handle);

export const Footer = () => {
  const { developerCompany } = useRuntimeConfig();
  const company = useCompany() ?? fallback;
  const [anchor, visible] = useOnceVisible<HTMLDivElement>();
  return (
    <footer className={styles.footer} data-compact={useIsWork() || undefined}>
      <div className={styles.body} ref={anchor}>
        <div className={styles.brand}>
          <Logo />
          {company.blurb && <p>{company.blurb}</p>}
          {company.supportEmail && (
            <p>
              <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>
            </p>
          )}
          {company.headquarters && <p>{company.headquarters}</p>}
          <SocialLinks links={company.socialLinks} />
        </div>
        <FooterLinks />
        <div className={styles.newsletter}>{visible && <Widget name="mfe-support/newsletter" props={{}} />}</div>
      </div>
      <p className={styles.credit}>Designed and developed by {developerCompany}</p>
    </footer>
  );
};
