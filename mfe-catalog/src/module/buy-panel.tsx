import type { Module, OwnSubscription } from '@marketplace/shared/contracts';
import { resolveTier } from '@marketplace/shared/contracts';
import { Widget } from '@marketplace/shared/federation';
import { safeUrl } from '@marketplace/shared/modules';
import { Link } from '@marketplace/shared/router';
import { formatDate, Notice, Skeleton } from '@marketplace/shared/ui';
import { NumberStepper } from '@marketplace/shared/ui/form';
import { ArrowUpRight, LifeBuoy, Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styles from './buy-panel.module.css';
import { OpenModuleLink } from './open-module-link.tsx';
import { PriceSum } from './price-sum.tsx';
import { PriceTable } from './price-table.tsx';
import { RequestModule } from './request-module.tsx';
import { useOwnSubscriptions } from './use-own-subscriptions.ts';

/** Only subscribers load it. */
const Subscribed = lazy(async () => ({ default: (await import('./subscribed.tsx')).Subscribed }));

const MOST_USERS = 100_000;
const MOST_DAYS = 3_650;

export const BUY_PANEL = 'price';

/** Price for users and days, with the calculation shown. */
const Calculator = ({ module, owned }: { module: Module; owned: OwnSubscription[] }) => {
  const [users, setUsers] = useState(10);
  const [days, setDays] = useState(30);
  const [again, setAgain] = useState(false);
  const [refused, setRefused] = useState({ users: false, days: false });
  const tier = resolveTier(module.pricingTiers, users, days);
  const isSubscribed = owned.length > 0;
  return (
    <>
      <div className={styles.steppers}>
        <NumberStepper
          label="Users"
          labelled
          value={users}
          max={MOST_USERS}
          onChange={setUsers}
          onRefused={(users) => setRefused({ ...refused, users })}
        />
        <NumberStepper
          label="Days"
          labelled
          value={days}
          max={MOST_DAYS}
          onChange={setDays}
          onRefused={(days) => setRefused({ ...refused, days })}
        />
      </div>
      {refused.users || refused.days ? null : tier ? (
        <PriceSum tiers={module.pricingTiers} tier={tier} users={users} days={days} />
      ) : (
        <Notice tone="info">No price covers this combination. Contact us for a quote.</Notice>
      )}
      {/* Shown to subscribers too, so that nothing moves when their subscriptions arrive. */}
      {module.trialDays > 0 && (
        <p className={styles.trial}>{`First ${module.trialDays} days free for organizations new to this module`}</p>
      )}
      {/* In the place and about the height of "Add to Cart", so the panel hardly moves when the subscriptions arrive. */}
      {isSubscribed && (
        <Suspense fallback={<Skeleton height={99} />}>
          <Subscribed module={module} owned={owned} {...(!again && { onBuyAnother: () => setAgain(true) })} />
        </Suspense>
      )}
      {/* Nothing is sold for an amount that nobody typed. */}
      {!refused.users && !refused.days && (again || !isSubscribed) && (
        <Widget
          name="mfe-cart/add-to-cart"
          props={{ moduleId: module.id, moduleName: module.name, noOfUsers: users, noOfDays: days }}
          placeholder={<Skeleton height={99} />}
          fallback={<Notice tone="warning">You can’t buy right now. Please try again in a moment.</Notice>}
        />
      )}
      <PriceTable tiers={module.pricingTiers} chosen={tier?.id} />
      {!isSubscribed && <RequestModule module={module} />}
    </>
  );
};

const Outside = ({ href, children }: { href: string | null; children: string }) => {
  const url = safeUrl(href);
  return url ? (
    <a href={url} target="_blank" rel="noopener">
      <ArrowUpRight size={16} aria-hidden /> {children}
    </a>
  ) : null;
};

const Opening = ({ module }: { module: Module }) => {
  const url = safeUrl(module.moduleUrl);
  return url ? (
    <OpenModuleLink moduleId={module.id} url={url}>
      <ArrowUpRight size={16} aria-hidden /> Open the module
    </OpenModuleLink>
  ) : null;
};

export const BuyPanel = ({ module }: { module: Module }) => {
  const owned = useOwnSubscriptions(module.id);
  return (
    <aside id={BUY_PANEL} className={styles.panel} aria-label="Price">
      {module.comingSoon ? (
        <>
          {owned.length > 0 && (
            <Suspense>
              <Subscribed module={module} owned={owned} />
            </Suspense>
          )}
          <Notice tone="info">
            {module.expectedOn ? `Expected on ${formatDate(module.expectedOn)}.` : 'Not released yet.'} You can buy it
            once it’s released.
          </Notice>
        </>
      ) : (
        <Calculator module={module} owned={owned} />
      )}
      <div className={styles.links}>
        <Opening module={module} />
        <Outside href={module.homepageUrl}>Home page</Outside>
        <Outside href={module.repositoryUrl}>Source code</Outside>
        <Link to="/ticket">
          <LifeBuoy size={16} aria-hidden /> Contact support
        </Link>
        {module.supportEmail && (
          <a href={`mailto:${module.supportEmail}`}>
            <Mail size={16} aria-hidden /> {module.supportEmail}
          </a>
        )}
      </div>
    </aside>
  );
};
