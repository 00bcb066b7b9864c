import { Notice } from '@marketplace/shared/ui';
import { useBound } from './form.tsx';
import styles from './form-error.module.css';

interface Props {
  /** Puts what somebody else has saved in the place of what is typed; offered when both have saved. */
  onLoadAgain?: () => void;
}

/** Why the form as a whole was refused. */
export const FormError = ({ onLoadAgain }: Props) => {
  const { reason, isConflict } = useBound();
  if (reason === undefined) return null;
  return (
    <Notice tone="danger">
      {reason}{' '}
      {isConflict && onLoadAgain && (
        <button type="button" className={styles.again} onClick={onLoadAgain}>
          Load again
        </button>
      )}
    </Notice>
  );
};
