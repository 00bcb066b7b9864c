import styles from './demo-accounts.module.css';

const password = 'Marketplace1';

const accounts = [
  ['user@tex.example', 'Signed in, no cart'],
  ['buyer@tex.example', 'Full purchase'],
  ['buyer2@tex.example', 'Another organization'],
  ['spaced@tex.example', 'Role with a space'],
  ['creator@tex.example', 'Restricted cart'],
  ['inactive@tex.example', 'Inactive role'],
  ['admin@tex.example', 'Administration'],
  ['super@tex.example', 'Administration and sessions'],
  ['temp@tex.example', 'Temporary password'],
  ['empty@tex.example', 'No modules'],
] as const;

interface Props {
  onPick: (credentials: { email: string; password: string }) => void;
}

/** Fills the form in a demo; production never shows it. */
export const DemoAccounts = ({ onPick }: Props) => (
  <section className={styles.demo} aria-labelledby="demo-accounts">
    <h2 className={styles.heading} id="demo-accounts">
      Demo accounts
    </h2>
    <ul className={styles.list}>
      {accounts.map(([email, purpose]) => (
        <li key={email}>
          <button type="button" className={styles.account} onClick={() => onPick({ email, password })}>
            <span className={styles.email}>{email}</span>
            <span className={styles.purpose}>{purpose}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
