import { Page, PageHeader } from '@marketplace/shared/ui';
import { MailCheck } from 'lucide-react';
import { confirmSubscription } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function NewsletterConfirmPage() {
  return (
    <Page narrow>
      <PageHeader title="Confirm your subscription" lead="New modules and what changed in yours, once a month." />
      <LinkCard
        icon={MailCheck}
        action="Confirm subscription"
        busy="Confirming..."
        call={confirmSubscription}
        done={(email) => ({
          title: 'You are subscribed',
          text: `${email} gets the next issue at the beginning of the month. Every issue has a link to leave.`,
        })}
      >
        Somebody entered your address for our newsletter. If it was you, confirm it here; otherwise close this page, and
        you hear no more of it.
      </LinkCard>
    </Page>
  );
}
