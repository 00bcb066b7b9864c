import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { BrandScene } from './brand-scene.tsx';
import { HomeLink } from './home-link.tsx';

/** Two columns: the brand and, beside it, the form. On small screens the brand shrinks to its logo. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className={styles.layout}>
    <header className={styles.brand}>
      <HomeLink />
      <div className={styles.promise}>
        <p className={styles.statement}>The software your teams run on, from one place.</p>
        <p className={styles.detail}>Choose modules, set users and days, get one invoice.</p>
      </div>
      <BrandScene />
    </header>
    <main className={styles.main} id="content">
      <div className={styles.column}>{children}</div>
    </main>
  </div>
);
