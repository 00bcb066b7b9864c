import { HelpList } from '../help/help-list.tsx';
import { useHelp } from '../help/use-help.ts';
import type { TicketDraft } from './ticket-draft.ts';

/** Suggests possible answers while a ticket is being written. */
export const Suggestions = ({ draft: { subject, description } }: { draft: TicketDraft }) => {
  const help = useHelp(`${subject} ${description}`, 8);
  return (
    <div role="status" aria-live="polite">
      {help.length > 0 && <HelpList title="This may help" help={help} beside />}
    </div>
  );
};
