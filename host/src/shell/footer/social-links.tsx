import type { CompanyMaster } from '@marketplace/shared/contracts';
import styles from './footer.module.css';

type SocialLink = CompanyMaster['socialLinks'][number];

/** Until the settings name others. */
const networks: SocialLink[] = ['LinkedIn', 'X', 'YouTube', 'Instagram'].map((name) => ({ name, url: '#' }));

const leadsSomewhere = ({ url }: SocialLink) => url.startsWith('https://');

/** The company's profiles; while none has an address, placeholders that go nowhere. */
export const SocialLinks = ({ links }: { links: SocialLink[] }) => {
  const real = links.filter(leadsSomewhere);
  const placeholders = links.length > 0 ? links : networks;
  return (
    <ul className={styles.social} aria-label="Social media">
      {(real.length > 0 ? real : placeholders).map(({ name, url }) => (
        <li key={name}>
          {real.length > 0 ? (
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          ) : (
            <a href="#social" onClick={(event) => event.preventDefault()}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};
