import { type SecondFactors, type User, statusTones } from '@marketplace/shared/contracts';
import { supportsPasskeys } from '@marketplace/shared/proof';
import { Badge, Button, formatDate, Notice, SkeletonList } from '@marketplace/shared/ui';
import { Fingerprint } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { IconRow } from '../icon-row/icon-row.tsx';
import { SectionCard } from '../profile/section-card.tsx';
import { AppDialog } from './app/app-dialog.tsx';
import { AppRow } from './app/app-row.tsx';
import { removeApp, removePasskey, renewCodes } from './confirmed.ts';
import { AddPasskey } from './passkeys/add-passkey.tsx';
import { PasskeyRow } from './passkeys/passkey-row.tsx';
import { RenamePasskey } from './passkeys/rename-passkey.tsx';
import { CodesDialog } from './recovery/codes-dialog.tsx';
import { CodesRow } from './recovery/codes-row.tsx';
import styles from './second-factor.module.css';
import { useSecondFactors } from './use-second-factors.ts';
import { useSettingUp, type SettingUp } from './use-setting-up.ts';

const isOn = ({ passkeys, totp }: SecondFactors) => passkeys.length > 0 || totp !== null;

const FirstPasskey = ({ onAdd }: { onAdd: () => void }) => (
  <IconRow
    icon={Fingerprint}
    title="Passkey"
    action={
      supportsPasskeys() && (
        <Button size="small" onClick={onAdd} aria-label="Add a passkey">
          Add
        </Button>
      )
    }
  >
    <span>
      {supportsPasskeys()
        ? 'Your fingerprint, face, screen lock or a security key, instead of your password'
        : 'This browser can’t create passkeys. Use another browser, or an authenticator app.'}
    </span>
  </IconRow>
);

const Factors = ({
  factors,
  timeZone,
  setting,
}: {
  factors: SecondFactors;
  timeZone: string | null;
  setting: SettingUp;
}) => (
  <>
    <ul className={styles.list}>
      {factors.passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          timeZone={timeZone}
          onRename={() => setting.show({ kind: 'rename', passkey })}
          onRemove={() => setting.ask(removePasskey(passkey, factors))}
        />
      ))}
      {factors.passkeys.length === 0 && <FirstPasskey onAdd={() => setting.show({ kind: 'passkey' })} />}
      <AppRow
        app={factors.totp}
        timeZone={timeZone}
        busy={setting.preparing}
        onSetUp={() => void setting.setUpApp()}
        onRemove={() => setting.ask(removeApp(factors))}
      />
      {isOn(factors) && (
        <CodesRow codes={factors.recoveryCodes} timeZone={timeZone} onRenew={() => setting.ask(renewCodes())} />
      )}
    </ul>
    {factors.passkeys.length > 0 && supportsPasskeys() && (
      <div className={styles.add}>
        <Button onClick={() => setting.show({ kind: 'passkey' })}>Add another passkey</Button>
      </div>
    )}
  </>
);

const Dialogs = ({ setting, email }: { setting: SettingUp; email: string }) => {
  const { shown, added, close, closeTo } = setting;
  switch (shown?.kind) {
    case 'passkey':
      return <AddPasskey onAdded={added('Passkey added.')} onClose={close} />;
    case 'rename':
      return <RenamePasskey passkey={shown.passkey} onRenamed={closeTo} onClose={close} />;
    case 'app':
      return <AppDialog setup={shown.setup} onAdded={added('Authenticator app set up.')} onClose={close} />;
    case 'codes':
      return <CodesDialog codes={shown.codes} email={email} onSaved={closeTo} />;
    default:
      return null;
  }
};

/** The user's passkeys, authenticator app and recovery codes. */
export const SecondFactorCard = ({ user }: { user: User }) => {
  const { status, factors, reload, changed } = useSecondFactors();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusCard = useCallback(() => heading.current?.focus(), []);
  const setting = useSettingUp({ changed, focusCard });
  return (
    <SectionCard
      title="Two-step verification"
      lead="Sign in with more than a password, so a stolen one isn’t enough."
      aside={
        factors && (
          <Badge tone={isOn(factors) ? statusTones.enabled : statusTones.disabled}>
            {isOn(factors) ? 'On' : 'Off'}
          </Badge>
        )
      }
      headingRef={heading}
    >
      <div className={styles.notices}>
        {factors?.requiredBy && !factors.overdue && (
          <Notice tone="warning">Your role requires it. Set it up by {formatDate(factors.requiredBy)}.</Notice>
        )}
        {status === 'failed' && (
          <Notice tone="danger">
            Your settings could not be loaded. <Button onClick={reload}>Try again</Button>
          </Notice>
        )}
        {!factors && status === 'loading' && <SkeletonList count={2} />}
      </div>
      {factors && <Factors factors={factors} timeZone={user.timeZone ?? null} setting={setting} />}
      <Dialogs setting={setting} email={user.email} />
      {setting.dialog}
    </SectionCard>
  );
};
