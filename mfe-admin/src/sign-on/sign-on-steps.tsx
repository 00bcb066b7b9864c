import styles from './sign-on-steps.module.css';

const steps = [
  {
    title: 'Register the marketplace',
    text: 'At the provider, as a web client, with the redirect address that the form shows.',
  },
  {
    title: 'Add the provider',
    text: 'Its issuer, the client id, and the secret, which is written once and never shown.',
  },
  {
    title: 'Prove its domains',
    text: 'A DNS record for each email domain shows that its people may come in this way.',
  },
  { title: 'Test, then enable', text: 'A provider goes live only after a sign-in through it has worked.' },
];

/** Steps to set up a provider. */
export const SignOnSteps = () => (
  <ol className={styles.steps}>
    {steps.map(({ title, text }, index) => (
      <li key={title} className={styles.step}>
        <span className={styles.number} aria-hidden>
          {index + 1}
        </span>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);
