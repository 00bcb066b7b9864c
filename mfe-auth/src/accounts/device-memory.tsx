import { Building2, KeyRound, Mail, Palette } from 'lucide-react';
import { forgetEmail, REMEMBERED_EMAIL } from '../device/remembered-email.ts';
import { useStored } from '../device/stored-value.ts';
import { SectionCard } from '../profile/section-card.tsx';
import styles from './device-memory.module.css';
import { MemoryRow } from './memory-row.tsx';

export const DeviceMemory = () => {
  const email = useStored(REMEMBERED_EMAIL);
  const theme = useStored('theme');
  return (
    <SectionCard title="What this device remembers">
      <ul className={styles.list}>
        <MemoryRow icon={KeyRound} title="Sign-in" kept={useStored('refreshToken') !== null}>
          The tokens that keep you signed in.
        </MemoryRow>
        <MemoryRow icon={Mail} title="Email for the next sign-in" kept={email !== null} onForget={forgetEmail}>
          {email ?? 'Choose Remember me when you sign in.'}
        </MemoryRow>
        <MemoryRow icon={Palette} title="Theme" kept={theme !== null}>
          {theme ? `You chose the ${theme} theme.` : 'Follows this device.'}
        </MemoryRow>
        <MemoryRow icon={Building2} title="Company details" kept={useStored('companyData') !== null}>
          Support hours and addresses, so that they are there at once.
        </MemoryRow>
      </ul>
      <p className={styles.note}>Sign Out clears everything on this list.</p>
    </SectionCard>
  );
};
