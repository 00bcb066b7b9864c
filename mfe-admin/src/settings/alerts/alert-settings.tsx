import { AlertSettings, WAITING_HOURS } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { trimmed } from '@marketplace/shared/form';
import { allFieldsOf, useContractForm } from '@marketplace/shared/form/contract';
import { marketplace, responseCache } from '@marketplace/shared/http';
import { FieldGroup } from '../form/field-group.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { KindChoices } from './kind-choices.tsx';

const PATH = '/tex-suite/alert/settings';

const readSettings = readerOf(AlertSettings);

const Field = allFieldsOf<AlertSettings>();

const sentences = {
  teamAddress: 'Enter an email address, such as desk@company.example, or leave it empty.',
  waitingHours: `Enter a whole number from ${WAITING_HOURS.min} to ${WAITING_HOURS.max}.`,
};

interface Props {
  known: AlertSettings;
  onLoadAgain: () => void;
}

const AlertForm = ({ known, onLoadAgain }: Props) => {
  const form = useContractForm<AlertSettings, AlertSettings>({
    start: known,
    contract: AlertSettings,
    sentences,
    tidy: trimmed,
    send: async (settings) => readSettings((await marketplace.put(PATH, settings)).data),
    next: (saved) => {
      responseCache.invalidate('/tex-suite/alert');
      return saved;
    },
    done: 'Alert settings saved.',
  });
  return (
    <SettingsForm label="Alerts" what="your changes to the alerts" form={form} onLoadAgain={onLoadAgain}>
      <FieldGroup title="Your alerts" text="Choose what shows up under the bell, and what you also get by email.">
        <KindChoices />
      </FieldGroup>
      <FieldGroup
        title="Team alerts"
        text="Contact messages, demo requests, and tickets that are urgent or waiting too long go to one address."
      >
        <Field.Text
          name="teamAddress"
          label="Team email"
          optional
          type="email"
          autoComplete="off"
          help="Leave empty to use the support email. Only your team sees it."
        />
        <Field.Number
          name="waitingHours"
          label="Longest wait, in hours"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          help="Counted from the first unanswered message."
        />
      </FieldGroup>
    </SettingsForm>
  );
};

/** The Alerts section of the settings. */
export const AlertsSection = () => {
  const settings = useResource(PATH, { life: 'short', parse: readSettings });
  return (
    <SettingsPart resource={settings} name="The alerts">
      {(known, onLoadAgain) => <AlertForm key={known.version} known={known} onLoadAgain={onLoadAgain} />}
    </SettingsPart>
  );
};
