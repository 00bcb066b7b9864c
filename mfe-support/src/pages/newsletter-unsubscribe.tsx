import { Page, PageHeader } from '@marketplace/shared/ui';
import { MailX } from 'lucide-react';
import { unsubscribe } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function NewsletterUnsubscribePage() {
  return (
    <Page narrow>
      <PageHeader title="Leave the newsletter" lead="It takes one click, and needs no reason." />
      <LinkCard
        icon={MailX}
        action="Unsubscribe"
        busy="Unsubscribing..."
        call={unsubscribe}
        done={(email) => ({
          title: 'You are unsubscribed',
          text: `${email} gets no more issues. To come back, enter the address at the foot of any page.`,
        })}
      >
        You stop getting the newsletter at once. Emails about your account, orders and tickets go on.
      </LinkCard>
    </Page>
  );
}
