import type { WidgetComponent } from '@marketplace/shared/contracts';
import { HelpList } from '../help/help-list.tsx';
import { useHelp } from '../help/use-help.ts';

/** Help that matches a search; nothing if nothing matches. */
const HelpResults: WidgetComponent<'mfe-support/help-results'> = ({ words, onGo }) => {
  const help = useHelp(words, 3);
  return help.length > 0 && <HelpList title="Help" help={help} onGo={onGo} />;
};

export default HelpResults;
