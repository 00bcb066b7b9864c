import { useRuntimeConfig } from '@marketplace/shared/config';
import { LinkButton } from '@marketplace/shared/ui';
import { ExternalLink } from 'lucide-react';
import styles from './next-steps.module.css';

export const NextSteps = () => {
  const { pricingUrl } = useRuntimeConfig();
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <div>
        <h2 className={styles.title} id="next-steps">
          Not sure what you need?
        </h2>
        <p className={styles.text}>Browse every module, or start with pricing.</p>
      </div>
      <div className={styles.actions}>
        <LinkButton to="/">Explore Our Services</LinkButton>
        <LinkButton to={pricingUrl} target="_blank" rel="noopener">
          View Pricing
          <ExternalLink size={16} aria-hidden />
        </LinkButton>
      </div>
    </section>
  );
};
