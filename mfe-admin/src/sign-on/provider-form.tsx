import { Form, FormError, type Bound } from '@marketplace/shared/form';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import type { ProviderDraft } from './provider-draft.ts';
import styles from './provider-form.module.css';
import { RedirectAddress } from './redirect-address.tsx';
import { RoleMappingFields } from './role-mapping-fields.tsx';

const Field = allFieldsOf<Required<ProviderDraft>>();
const exact = { autoComplete: 'off', spellCheck: false };

const Connection = ({ redirectUri, isNew }: Pick<Props, 'redirectUri' | 'isNew'>) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Connection</legend>
    <RedirectAddress address={redirectUri} />
    <Field.Text {...exact} name="name" label="Name" help="As the button on the sign-in page calls it." />
    <Field.Text
      {...exact}
      name="issuer"
      label="Issuer"
      type="url"
      inputMode="url"
      placeholder="https://login.example.com"
      help="Its OpenID configuration is read from there when you save."
    />
    <Field.Text {...exact} name="clientId" label="Client id" />
    <Field.Password
      {...exact}
      name="clientSecret"
      label="Client secret"
      autoComplete="new-password"
      help={
        isNew
          ? 'It is stored sealed and never shown again.'
          : 'Stored sealed and never shown. Leave it empty to keep it.'
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
      help="Only verified emails of these domains come in. The sign-in page offers the provider to who types one."
    />
    <Field.Check name="createUsers" label="Create an account for who has none yet" />
  </fieldset>
);

const Roles = () => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>Roles</legend>
    <p className={styles.text}>
      With each sign-in the first group that fits gives its role, and roles named here are taken from who no longer
      fits. SUPER_ADMIN is never given, and always signs in by password.
    </p>
    <Field.Text
      {...exact}
      name="roleClaim"
      label="Claim with the groups"
      placeholder="groups"
      help="Such as groups or realm_access.roles. Empty maps no roles."
    />
    <RoleMappingFields />
  </fieldset>
);

interface Props {
  /** Lets a button outside the form submit it. */
  id: string;
  form: Bound;
  isNew: boolean;
  redirectUri: string;
  disabled: boolean;
  onLoadAgain: () => void;
}

export const ProviderForm = ({ id, form, isNew, redirectUri, disabled, onLoadAgain }: Props) => (
  <Form form={form} id={id} className={styles.form} label="Provider">
    <fieldset disabled={disabled} className={styles.fields}>
      <Connection redirectUri={redirectUri} isNew={isNew} />
      <People />
      <Roles />
    </fieldset>
    <FormError onLoadAgain={onLoadAgain} />
  </Form>
);
