import styles from './sign-on-steps.module.css';

const steps = [
  { title: 'Add a provider', text: 'Issuer and client id, with a secret that is written once and never shown.' },
  { title: 'Name its domains', text: 'Addresses of these domains sign in through the provider.' },
  { title: 'Map its roles', text: 'Groups of the provider become roles of the marketplace.' },
  { title: 'Test, then enable', text: 'A provider goes live only after a sign-in through it has worked.' },
];

/** The way to a working provider. */
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
