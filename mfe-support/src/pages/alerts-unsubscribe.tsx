import { Page, PageHeader } from '@marketplace/shared/ui';
import { BellOff } from 'lucide-react';
import { stopAlertMails } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function AlertsUnsubscribePage() {
  return (
    <Page narrow>
      <PageHeader title="Stop alert emails" lead="One click, no reason needed." />
      <LinkCard
        icon={BellOff}
        action="Unsubscribe"
        busy="Unsubscribing..."
        call={stopAlertMails}
        done={(email) => ({
          title: 'Alert emails are off',
          text: `${email} won’t get any more. To turn them back on, sign in and open Alerts in settings.`,
        })}
      >
        You’ll stop getting inbox alerts by email. You’ll still see them under the bell at the top of the page.
      </LinkCard>
    </Page>
  );
}
