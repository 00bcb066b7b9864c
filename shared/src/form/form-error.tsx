import { Notice } from '@marketplace/shared/ui';
import { useBound } from './form.tsx';
import styles from './form-error.module.css';

interface Props {
  /** Replaces what is typed with what someone else has saved; offered after a conflict. */
  onLoadAgain?: () => void;
}

/** Why the form was refused, apart from single fields. */
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
