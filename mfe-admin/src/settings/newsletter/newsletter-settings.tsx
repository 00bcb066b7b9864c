import { SubscriberPage } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { CsvButton } from '@marketplace/shared/ui/list';
import { SettingsPart } from '../settings-part.tsx';
import styles from './newsletter-settings.module.css';

const readPage = readerOf(SubscriberPage);

const textOf = (count: number) => {
  if (count === 0) return 'Nobody has confirmed an address yet.';
  return count === 1
    ? 'One reader has confirmed their address.'
    : `${count.toLocaleString('en-IN')} readers have confirmed their addresses.`;
};

/** The Newsletter section of the settings. */
export const NewsletterSettings = () => {
  const readers = useResource('/tex-suite/newsletter?status=subscribed&size=1', { life: 'short', parse: readPage });
  return (
    <SettingsPart resource={readers} name="The newsletter">
      {({ totalElements }) => (
        <div className={styles.newsletter}>
          <p>{textOf(totalElements)}</p>
          <p className={styles.text}>
            Import the file into your mailing service. It has the confirmed addresses, each with the link that
            unsubscribes it. Export it again before each issue, so that it leaves out who has unsubscribed.
          </p>
          <CsvButton
            path="/tex-suite/newsletter/csv"
            fileName="newsletter.csv"
            disabled={totalElements === 0}
            about="confirmed addresses"
          />
        </div>
      )}
    </SettingsPart>
  );
};
