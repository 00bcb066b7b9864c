import { SettingsPart } from '../settings-part.tsx';
import { SecurityForm } from './security-form.tsx';
import { useSecurity } from './use-security.ts';

/** The Security section of the settings. */
export const SecuritySettings = () => {
  const settings = useSecurity();
  return (
    <SettingsPart resource={settings} name="The security settings">
      {(known, onLoadAgain) => <SecurityForm key={known.version} known={known} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
