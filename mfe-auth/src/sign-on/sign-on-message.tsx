import { useSearchParams } from '@marketplace/shared/router';
import { Notice } from '@marketplace/shared/ui';
import styles from './sign-on-message.module.css';
import { problemText } from './sign-on-problem.ts';

/** Why a user who went to a provider is back here. */
export const SignOnMessage = () => {
  const [query] = useSearchParams();
  const text = problemText(query.get('signOn'));
  if (text === undefined) return null;
  return (
    <div className={styles.message}>
      <Notice tone="danger">{text}</Notice>
    </div>
  );
};
