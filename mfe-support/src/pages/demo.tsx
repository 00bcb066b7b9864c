import { Page, PageHeader } from '@marketplace/shared/ui';
import { Agenda } from '../demo/agenda.tsx';
import { AskCard } from '../demo/ask-card.tsx';
import styles from '../demo/demo-page.module.css';

export default function DemoPage() {
  return (
    <Page>
      <PageHeader
        title="Request Demo"
        lead="Half an hour with a person who knows the module, over your own questions."
      />
      <div className={styles.columns}>
        <Agenda />
        <AskCard />
      </div>
    </Page>
  );
}
