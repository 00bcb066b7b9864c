import { Page, PageHeader } from '@marketplace/shared/ui';
import { Agenda } from '../demo/agenda.tsx';
import { DemoAsked } from '../demo/demo-asked.tsx';
import { DemoForm } from '../demo/demo-form.tsx';
import styles from '../demo/demo-page.module.css';
import { useDemo } from '../demo/use-demo.ts';

export default function DemoPage() {
  const demo = useDemo();
  const { answer, again } = demo.form;
  return (
    <Page>
      <PageHeader title="Request Demo" lead="Half an hour with someone who knows the module, on your own questions." />
      <div className={styles.columns}>
        {answer ? <DemoAsked asked={answer} onAgain={again} /> : <DemoForm demo={demo} />}
        <Agenda />
      </div>
    </Page>
  );
}
