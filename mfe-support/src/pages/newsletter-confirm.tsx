import { Page, PageHeader } from '@marketplace/shared/ui';
import { MailCheck } from 'lucide-react';
import { confirmSubscription } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function NewsletterConfirmPage() {
  return (
    <Page narrow>
      <PageHeader title="Confirm your subscription" lead="New modules and what changed in yours." />
      <LinkCard
        icon={MailCheck}
        action="Confirm subscription"
        busy="Confirming..."
        call={confirmSubscription}
        done={(email) => ({
          title: 'You are subscribed',
          text: `We write to ${email} when there is something new. Every issue has a link to unsubscribe.`,
        })}
      >
        Somebody entered your address for our newsletter. If it was you, confirm it here; otherwise close this page, and
        you hear no more of it.
      </LinkCard>
    </Page>
  );
}
