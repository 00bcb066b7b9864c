import { Link } from '@marketplace/shared/router';
import { phoneHref } from './phone-href.ts';
import styles from './support-aside.module.css';
import { useSupport } from './use-support.ts';

const steps = [
  ['Right away', 'You’ll get a ticket number here and a receipt by email.'],
  ['Within 24 hours', 'Someone who knows the module replies.'],
  ['Until it’s solved', 'Follow the ticket and add to it, from the link in the receipt.'],
] as const;

/** Beside the ticket form: what happens next, and faster ways to get help. */
export const SupportAside = () => {
  const { supportPhone, phoneHours } = useSupport();
  return (
    <aside className={styles.aside}>
      <section>
        <h2 className={styles.title}>What happens next</h2>
        <ol className={styles.steps}>
          {steps.map(([when, what]) => (
            <li key={when} className={styles.step}>
              <span className={styles.when}>{when}</span>
              <span className={styles.what}>{what}</span>
            </li>
          ))}
        </ol>
      </section>
      {supportPhone && (
        <section className={styles.section}>
          <h2 className={styles.title}>Work has stopped?</h2>
          <p className={styles.what}>
            Call <a href={phoneHref(supportPhone)}>{supportPhone}</a>
            <br />
            {phoneHours}
          </p>
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.title}>Common questions</h2>
        <p className={styles.what}>
          Find answers on sign-in, roles and invoices in the <Link to="/contactus#faq">FAQs</Link>.
        </p>
      </section>
    </aside>
  );
};
