import { checkSecuritySettings, SecuritySettingsChange, SecuritySettings } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { useForm } from '@marketplace/shared/form';
import { marketplace, responseCache } from '@marketplace/shared/http';

const PATH = '/tex-admin/settings/security';

const readSecurity = readerOf(SecuritySettings);

/** The settings on the server. */
export const useSecurity = () => useResource(PATH, { life: 'short', parse: readSecurity });

const valuesOf = ({ settings, version }: SecuritySettings): SecuritySettingsChange => ({ ...settings, version });

/** The settings form, with a reset to the defaults. */
export const useSecurityForm = (known: SecuritySettings) => {
  const form = useForm<SecuritySettingsChange, SecuritySettings>({
    start: valuesOf(known),
    contract: SecuritySettingsChange,
    check: (settings) =>
      Object.fromEntries(checkSecuritySettings(settings).map(({ field, message }) => [field, message])),
    send: async (settings) => readSecurity((await marketplace.put(PATH, settings)).data),
    next: (saved) => {
      responseCache.invalidate(PATH);
      return valuesOf(saved);
    },
    done: 'Security settings saved.',
  });
  const reset = () =>
    form.run(async () => readSecurity((await marketplace.delete(PATH)).data), 'Security settings reset to defaults.');
  return { form, saved: form.answer ?? known, reset };
};
