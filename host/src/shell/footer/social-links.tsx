import styles from './footer.module.css';

const networks = ['LinkedIn', 'X', 'YouTube', 'Instagram'];

/** Placeholders without targets until the company has profiles. */
export const SocialLinks = () => (
  <ul className={styles.social} aria-label="Social media">
    {networks.map((name) => (
      <li key={name}>
        <a href="#social" onClick={(event) => event.preventDefault()}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
