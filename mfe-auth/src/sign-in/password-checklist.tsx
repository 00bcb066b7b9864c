import { Check, Circle } from 'lucide-react';
import { passwordRules } from './flow/password-rules.ts';
import type { Fields } from './flow/sign-in-state.ts';
import styles from './password-checklist.module.css';

/** What the new password still needs, while it is typed. */
export const PasswordChecklist = ({ fields }: { fields: Pick<Fields, 'newPassword' | 'confirmPassword'> }) => (
  <ul className={styles.list} aria-label="Password requirements">
    {passwordRules(fields).map(({ text, met }) => (
      <li key={text} className={styles.rule} data-met={met}>
        {met ? <Check size={14} strokeWidth={2.25} aria-hidden /> : <Circle size={14} strokeWidth={1.75} aria-hidden />}
        <span>
          {text}
          <span className="visually-hidden">{met ? ', met' : ', not met yet'}</span>
        </span>
      </li>
    ))}
  </ul>
);
