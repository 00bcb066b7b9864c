import { Link } from '@marketplace/shared/router';
import { Notice } from '@marketplace/shared/ui';
import { useMissingSteps } from '../setup/use-setup.ts';
import styles from './setup-notice.module.css';

/** Tells super administrators what the marketplace is missing; shows nothing once it is set up. */
export default function SetupNotice() {
  const missing = useMissingSteps();
  if (missing === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="info">
        {missing === 1 ? '1 setup step left.' : `${missing} setup steps left.`} <Link to="/setup">Continue setup</Link>
      </Notice>
    </div>
  );
}
