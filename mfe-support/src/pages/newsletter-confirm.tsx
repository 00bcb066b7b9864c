import { Page, PageHeader } from '@marketplace/shared/ui';
import { MailCheck } from 'lucide-react';
import { confirmSubscription } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function NewsletterConfirmPage() {
  return (
    <Page narrow>
      <PageHeader title="Confirm your subscription" lead="New modules, and updates to yours." />
      <LinkCard
        icon={MailCheck}
        action="Confirm subscription"
        busy="Confirming..."
        call={confirmSubscription}
        done={(email) => ({
          title: 'You’re subscribed',
          text: `We’ll email ${email} when there’s something new. Every issue has an unsubscribe link.`,
        })}
      >
        Someone entered your address for our newsletter. If it was you, confirm it here. If not, just close this page.
      </LinkCard>
    </Page>
  );
}
