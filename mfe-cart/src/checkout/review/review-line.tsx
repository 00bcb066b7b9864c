import type { QuoteLine } from '@marketplace/shared/contracts';
import { formatMoney, ModuleIcon } from '@marketplace/shared/ui';
import { FreeTrial } from '../../cart/trial/free-trial.tsx';
import { OwnedNotice } from '../../cart/owned/owned-notice.tsx';
import { countOf } from '../../cart/view/count-of.ts';
import styles from './review-line.module.css';

interface Props {
  line: QuoteLine;
  currency: string;
}

const UnitPrice = ({ line: { unitPrice, previousUnitPrice }, currency }: Props) =>
  previousUnitPrice === null ? (
    formatMoney(unitPrice, currency)
  ) : (
    <>
      <span className="visually-hidden">price before </span>
      <s className={styles.before}>{formatMoney(previousUnitPrice, currency)}</s>
      <span aria-hidden> → </span>
      <span className="visually-hidden">, price now </span>
      <strong className={styles.now}>{formatMoney(unitPrice, currency)}</strong>
    </>
  );

/** What is ordered of one module, at today's price. */
export const ReviewLine = ({ line, currency }: Props) => (
  <li className={styles.line}>
    <ModuleIcon name={line.name} iconUrl={line.iconUrl} size={40} />
    <div className={styles.words}>
      <h3 className={styles.name}>{line.name}</h3>
      <p className={styles.arithmetic}>
        {`${countOf(line.noOfUsers, 'user')} × ${countOf(line.noOfDays, 'day')} × `}
        <UnitPrice line={line} currency={currency} />
      </p>
      <FreeTrial days={line.trialDays} />
    </div>
    <p className={styles.total}>{formatMoney(line.lineTotal, currency)}</p>
    <div className={styles.owned}>
      <OwnedNotice name={line.name} owned={line.subscriptions} />
    </div>
  </li>
);
