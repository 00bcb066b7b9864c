import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneHref } from '../support-info/phone-href.ts';
import { useSupport } from '../support-info/use-support.ts';
import styles from './contact-cards.module.css';

const Entry = ({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) => (
  <li className={styles.card}>
    <Icon size={20} strokeWidth={1.75} aria-hidden className={styles.icon} />
    <h2 className={styles.title}>{title}</h2>
    {children}
  </li>
);

export const ContactCards = () => {
  const { supportEmail, supportPhone, phoneHours, emailHours, address } = useSupport();
  return (
    <ul className={styles.cards}>
      {supportEmail && (
        <Entry icon={Mail} title="Email">
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          <p className={styles.note}>{emailHours}</p>
        </Entry>
      )}
      {supportPhone && (
        <Entry icon={Phone} title="Phone">
          <a href={phoneHref(supportPhone)}>{supportPhone}</a>
          <p className={styles.note}>{phoneHours}</p>
        </Entry>
      )}
      <Entry icon={Clock} title="Response">
        <p>Within 24 hours</p>
        <p className={styles.note}>98% satisfaction, 24/7 global coverage</p>
      </Entry>
      {address.length > 0 && (
        <Entry icon={MapPin} title="Office">
          <p>{address[0]}</p>
          <p className={styles.note}>{address.slice(1).join(', ')}</p>
        </Entry>
      )}
    </ul>
  );
};
