import styles from './demo-mailbox.module.css';

/** In a demo, no email leaves the machine, so the code can be read here. Production never shows it. */
export const DemoMailbox = ({ email }: { email: string }) => (
  <p className={styles.demo}>
    Demo: emails stay on this machine.{' '}
    <a href={`/api/dev/mailbox/view?to=${encodeURIComponent(email)}`} target="_blank" rel="noopener">
      Open the mailbox
    </a>
  </p>
);
