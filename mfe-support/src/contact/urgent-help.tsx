import { LifeBuoy, PhoneCall } from 'lucide-react';
import { phoneHref } from '../support-info/phone-href.ts';
import { useSupport } from '../support-info/use-support.ts';
import styles from './urgent-help.module.css';

export const UrgentHelp = () => {
  const { supportPhone, phoneHours } = useSupport();
  const Icon = supportPhone ? PhoneCall : LifeBuoy;
  return (
    <section className={styles.box} aria-labelledby="urgent-help">
      <Icon size={24} strokeWidth={1.75} aria-hidden className={styles.icon} />
      <h2 className={styles.title} id="urgent-help">
        Urgent help
      </h2>
      <p className={styles.text}>
        {supportPhone
          ? 'If work has stopped, raise a ticket with Urgent priority, then call us with its number.'
          : 'If work has stopped, raise a ticket with Urgent priority.'}
      </p>
      {supportPhone && (
        <a className={styles.phone} href={phoneHref(supportPhone)}>
          {supportPhone}
        </a>
      )}
      {phoneHours && <p className={styles.hours}>{phoneHours}</p>}
    </section>
  );
};
