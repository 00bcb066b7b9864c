import styles from './sign-on-steps.module.css';

const steps = [
  {
    title: 'Register the marketplace',
    text: 'Add it at the provider as a web client, with the redirect URI from the form.',
  },
  {
    title: 'Add the provider',
    text: 'Enter its issuer, client ID and secret. We never show the secret again.',
  },
  {
    title: 'Verify its domains',
    text: 'Add a DNS record for each email domain that people sign in from.',
  },
  { title: 'Test, then enable', text: 'A provider can go live once a test sign-in has worked.' },
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
