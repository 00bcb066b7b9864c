import { ApplicationsCard } from './cards/applications-card.tsx';
import { NewPeopleCard, SignInFailuresCard } from './cards/people-cards.tsx';
import { DuesCard, EndingsCard, RevenueCard } from './cards/sales-cards.tsx';
import { TicketsCard } from './cards/tickets-card.tsx';
import styles from './overview.module.css';
import { ToDo } from './to-do.tsx';

/** Today's work, then how the marketplace is doing. */
export const Overview = () => (
  <div className={styles.cards}>
    <ToDo />
    <RevenueCard />
    <DuesCard />
    <TicketsCard />
    <EndingsCard />
    <NewPeopleCard />
    <SignInFailuresCard />
    <ApplicationsCard />
  </div>
);
