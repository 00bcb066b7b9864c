import { SIGN_ON_LIMITS } from '@marketplace/shared/contracts';
import { Notice } from '@marketplace/shared/ui';
import { CheckboxField, PasswordField, TextField } from '@marketplace/shared/ui/form';
import { ConflictNotice } from '../form/conflict-notice.tsx';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import type { ProviderDraft, ProviderField } from './provider-draft.ts';
import styles from './provider-form.module.css';
import { RedirectAddress } from './redirect-address.tsx';
import { RoleMappingFields } from './role-mapping-fields.tsx';
import type { ProviderForm as Form } from './use-provider-form.ts';

type TextName = Exclude<keyof ProviderDraft, 'roleMapping' | 'createUsers'> & ProviderField;

const fieldOf = ({ draft, errors, busy, edit }: Form, name: TextName) => ({
  name,
  value: draft[name],
  error: errors[name],
  readOnly: busy,
  autoComplete: 'off',
  spellCheck: false,
  onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
});

const Connection = ({ form, redirectUri }: { form: Form; redirectUri: string }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Connection</legend>
    <RedirectAddress address={redirectUri} />
    <TextField
      {...fieldOf(form, 'name')}
      label="Name"
      maxLength={SIGN_ON_LIMITS.name}
      help="As the button on the sign-in page calls it."
    />
    <TextField
      {...fieldOf(form, 'issuer')}
      label="Issuer"
      type="url"
      inputMode="url"
      maxLength={SIGN_ON_LIMITS.issuer}
      placeholder="https://login.example.com"
      help="Its OpenID configuration is read from there when you save."
    />
    <TextField {...fieldOf(form, 'clientId')} label="Client id" maxLength={SIGN_ON_LIMITS.clientId} />
    <PasswordField
      {...fieldOf(form, 'clientSecret')}
      label="Client secret"
      autoComplete="new-password"
      maxLength={SIGN_ON_LIMITS.clientSecret}
      help={
        form.saved
          ? 'Stored sealed and never shown. Leave it empty to keep it.'
          : 'It is stored sealed and never shown again.'
      }
    />
  </fieldset>
);

const People = ({ form }: { form: Form }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>People</legend>
    <TextField
      {...fieldOf(form, 'domains')}
      label="Email domains"
      placeholder="tex.example, tex.co.in"
      help="Only verified emails of these domains come in. The sign-in page offers the provider to who types one."
    />
    <CheckboxField
      label="Create an account for who has none yet"
      checked={form.draft.createUsers}
      disabled={form.busy}
      onChange={(event) => form.edit({ createUsers: event.target.checked })}
    />
  </fieldset>
);

const Roles = ({ form }: { form: Form }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Roles</legend>
    <p className={styles.text}>
      With each sign-in the first group that fits gives its role, and roles named here are taken from who no longer
      fits. SUPER_ADMIN is never given, and always signs in by password.
    </p>
    <TextField
      {...fieldOf(form, 'roleClaim')}
      label="Claim with the groups"
      optional
      maxLength={SIGN_ON_LIMITS.roleClaim}
      placeholder="groups"
      help="Such as groups or realm_access.roles. Empty maps no roles."
    />
    <RoleMappingFields form={form} />
  </fieldset>
);

interface Props {
  /** By which a button outside submits it. */
  id: string;
  form: Form;
  redirectUri: string;
  disabled: boolean;
  onLoadAgain: () => void;
}

export const ProviderForm = ({ id, form, redirectUri, disabled, onLoadAgain }: Props) => {
  const element = useFocusFirstError(form.refusals);
  return (
    <form
      ref={element}
      id={id}
      className={styles.form}
      noValidate
      aria-label="Provider"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) void form.save();
      }}
    >
      <fieldset disabled={disabled} className={styles.fields}>
        <Connection form={form} redirectUri={redirectUri} />
        <People form={form} />
        <Roles form={form} />
      </fieldset>
      {form.reason &&
        (form.isConflict ? (
          <ConflictNotice said={form.reason} onLoadAgain={onLoadAgain} />
        ) : (
          <Notice tone="danger">{form.reason}</Notice>
        ))}
    </form>
  );
};
