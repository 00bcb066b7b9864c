import { Page, PageHeader } from '@marketplace/shared/ui';
import { ContactCards } from '../contact/contact-cards.tsx';
import styles from '../contact/contact-page.module.css';
import { FaqSection } from '../contact/faq-section.tsx';
import { NextSteps } from '../contact/next-steps.tsx';
import { TicketCard } from '../contact/ticket-card.tsx';
import { UrgentHelp } from '../contact/urgent-help.tsx';
import { useScrollToHash } from '../contact/use-scroll-to-hash.ts';
import { WriteToUs } from '../contact/write-to-us.tsx';

export default function ContactPage() {
  useScrollToHash();
  return (
    <Page>
      <PageHeader
        title="Get in Touch"
        lead="Talk to a real person by email, by phone, or on a ticket you can follow."
      />
      <div className={styles.stack}>
        <div className={styles.ways}>
          <ContactCards />
          <div className={styles.pair}>
            <WriteToUs />
            <div className={styles.aside}>
              <UrgentHelp />
              <TicketCard />
            </div>
          </div>
        </div>
        <FaqSection />
        <NextSteps />
      </div>
    </Page>
  );
}
