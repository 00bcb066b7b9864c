import styles from './brand-scene.module.css';
import { SceneChart } from './scene-chart.tsx';
import { SceneInvoice } from './scene-invoice.tsx';
import { SceneModules } from './scene-modules.tsx';

/** A composition of product parts: modules in use, a week of users, the invoice. Decorative. */
export const BrandScene = () => (
  <div className={styles.stage} aria-hidden>
    <div className={styles.scene}>
      <div className={styles.chart}>
        <SceneChart />
      </div>
      <div className={styles.modules}>
        <SceneModules />
      </div>
      <div className={styles.invoice}>
        <SceneInvoice />
      </div>
    </div>
  </div>
);
