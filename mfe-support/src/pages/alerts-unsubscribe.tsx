import { Page, PageHeader } from '@marketplace/shared/ui';
import { BellOff } from 'lucide-react';
import { stopAlertMails } from '../newsletter/link-calls.ts';
import { LinkCard } from '../newsletter/link-card.tsx';

export default function AlertsUnsubscribePage() {
  return (
    <Page narrow>
      <PageHeader title="Stop alert emails" lead="It takes one click, and needs no reason." />
      <LinkCard
        icon={BellOff}
        action="Unsubscribe"
        busy="Unsubscribing..."
        call={stopAlertMails}
        done={(email) => ({
          title: 'You get no more alerts by email',
          text: `${email} gets none from now on. To choose again, sign in and open Alerts in the settings.`,
        })}
      >
        You stop getting alerts about the inbox by email. The bell at the top of the page goes on showing them.
      </LinkCard>
    </Page>
  );
}
