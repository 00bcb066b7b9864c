import type { WidgetComponent } from '@marketplace/shared/contracts';
import { HelpList } from '../help/help-list.tsx';
import { useHelp } from '../help/use-help.ts';

/** What the help says to a search; nothing if it says nothing. */
const HelpResults: WidgetComponent<'mfe-support/help-results'> = ({ words, onGo }) => {
  const help = useHelp(words, 3);
  return help.length > 0 && <HelpList title="Help" help={help} onGo={onGo} />;
};

export default HelpResults;
