import { SubscriberPage } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { CsvButton } from '@marketplace/shared/ui/list';
import { SettingsPart } from '../settings-part.tsx';
import styles from './newsletter-settings.module.css';

const readPage = readerOf(SubscriberPage);

const textOf = (count: number) => {
  if (count === 0) return 'No subscribers yet.';
  return count === 1 ? '1 confirmed subscriber.' : `${count.toLocaleString('en-IN')} confirmed subscribers.`;
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
            Export confirmed subscribers with their unsubscribe links, and import the file into your mailing service.
            Export again before each issue to leave out people who have unsubscribed.
          </p>
          <CsvButton
            path="/tex-suite/newsletter/csv"
            fileName="newsletter.csv"
            disabled={totalElements === 0}
            about="confirmed subscribers"
          />
        </div>
      )}
    </SettingsPart>
  );
};
