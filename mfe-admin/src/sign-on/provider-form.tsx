import { Form, FormError, type Bound } from '@marketplace/shared/form';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { Button, Notice } from '@marketplace/shared/ui';
import { useState } from 'react';
import { CopyText, RedirectAddress } from './copy-text.tsx';
import { PresetField } from './preset-field.tsx';
import { PRESETS, presetOf, type PresetId } from './presets.ts';
import { newRedirectKey, type ProviderDraft } from './provider-draft.ts';
import styles from './provider-form.module.css';
import { RoleMappingFields } from './role-mapping-fields.tsx';

const Field = allFieldsOf<Required<ProviderDraft>>();
const exact = { autoComplete: 'off', spellCheck: false };

/** A redirect URI that no other provider uses shows whose response it is. */
const SharedAddress = ({ form }: Pick<Props, 'form'>) => (
  <Notice tone="warning">
    <p>
      Older providers share this redirect URI. Give this provider its own, so that another provider’s response can’t be
      mistaken for one from this provider. Register the new URI with it, then save and test. Until then, people can’t
      sign in this way.
    </p>
    <Button size="small" onClick={() => form.set('redirectKey', newRedirectKey())}>
      Use its own redirect URI
    </Button>
  </Notice>
);

const Addresses = ({ addresses, form }: Pick<Props, 'addresses' | 'form'>) => {
  const { redirectKey } = form.values as ProviderDraft;
  return (
    <>
      <RedirectAddress address={redirectKey ? `${addresses.redirectUri}/${redirectKey}` : addresses.redirectUri} />
      {!redirectKey && <SharedAddress form={form} />}
      <CopyText label="Redirect URI after signing out there" text={addresses.signedOutUri} what="sign-out URI" />
      {addresses.backChannelLogoutUri !== undefined && (
        <CopyText
          label="Back-channel logout URI, if the provider supports it"
          text={addresses.backChannelLogoutUri}
          what="back-channel logout URI"
        />
      )}
    </>
  );
};

interface ConnectionProps extends Pick<Props, 'addresses' | 'isNew' | 'form'> {
  preset: PresetId;
  onPick: (preset: PresetId) => void;
}

const Connection = ({ addresses, isNew, form, preset, onPick }: ConnectionProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Connection</legend>
    <Addresses addresses={addresses} form={form} />
    <PresetField form={form} preset={preset} onPick={onPick} />
    <Field.Text {...exact} name="name" label="Name" help="Shown on the button on the sign-in page." />
    <Field.Text
      {...exact}
      name="issuer"
      label="Issuer"
      type="url"
      inputMode="url"
      placeholder="https://login.example.com"
      help={PRESETS[preset].issuerHelp}
    />
    <Field.Text {...exact} name="clientId" label="Client ID" />
    <Field.Password
      {...exact}
      name="clientSecret"
      label="Client secret"
      autoComplete="new-password"
      help={
        isNew ? 'Stored encrypted and never shown again.' : 'Stored encrypted and never shown. Leave empty to keep it.'
      }
    />
  </fieldset>
);

const People = () => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>People</legend>
    <Field.List
      name="domains"
      label="Email domains"
      entry="Domain"
      placeholder="tex.example, tex.co.in"
      help="Only verified emails on these domains can sign in, and only once a DNS record verifies the domain. You’ll see the record after you save."
    />
    <Field.Check name="createUsers" label="Create accounts for people who don’t have one" />
    <Field.Check name="required" label="People from these domains must sign in this way" />
    <p className={styles.text}>
      If so, their passwords and password recovery don’t work while the provider is enabled. Only super admins can still
      sign in with a password, in case the provider is down.
    </p>
  </fieldset>
);

const Roles = ({ preset }: { preset: PresetId }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Roles</legend>
    <p className={styles.text}>
      At each sign-in, people get the roles of all their groups: the higher of user and admin, plus all other roles.
      They lose a role listed here once none of their groups gives it. Super admins always sign in with a password and
      can’t be added here. A provider never raises the roles of people who added or changed it.
    </p>
    <Field.Text {...exact} name="roleClaim" label="Groups claim" placeholder="groups" help={PRESETS[preset].roleHelp} />
    <RoleMappingFields />
  </fieldset>
);

/** What to register at the provider. */
export interface Addresses {
  redirectUri: string;
  signedOutUri: string;
  /** Undefined until the provider is stored. */
  backChannelLogoutUri: string | undefined;
}

interface Props {
  /** Lets a button outside the form submit it. */
  id: string;
  form: Bound;
  isNew: boolean;
  addresses: Addresses;
  disabled: boolean;
  onLoadAgain: () => void;
}

export const ProviderForm = ({ id, form, isNew, addresses, disabled, onLoadAgain }: Props) => {
  const { issuer } = form.values as ProviderDraft;
  const [picked, setPicked] = useState<PresetId>();
  const preset = picked ?? presetOf(issuer);
  return (
    <Form form={form} id={id} className={styles.form} label="Provider">
      <fieldset disabled={disabled} className={styles.fields}>
        <Connection addresses={addresses} isNew={isNew} form={form} preset={preset} onPick={setPicked} />
        <People />
        <Roles preset={preset} />
      </fieldset>
      <FormError onLoadAgain={onLoadAgain} />
    </Form>
  );
};
