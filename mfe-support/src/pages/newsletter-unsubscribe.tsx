import { Page, PageHeader } from '@marketplace/shared/ui';
import { MailX } from 'lucide-react';
import { unsubscribe } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function NewsletterUnsubscribePage() {
  return (
    <Page narrow>
      <PageHeader title="Unsubscribe from the newsletter" lead="One click, no reason needed." />
      <LinkCard
        icon={MailX}
        action="Unsubscribe"
        busy="Unsubscribing..."
        call={unsubscribe}
        done={(email) => ({
          title: 'You’re unsubscribed',
          text: `${email} won’t get any more issues. To come back, subscribe at the bottom of any page.`,
        })}
      >
        You’ll stop getting the newsletter right away. You’ll still get emails about your account, orders and tickets.
      </LinkCard>
    </Page>
  );
}
