import { Form, FormError } from '@marketplace/shared/form';
import { Button, Card } from '@marketplace/shared/ui';
import { NeedsScripts } from '../form/needs-scripts.tsx';
import { SpamTrap } from '../form/spam-trap.tsx';
import { DemoFields } from './demo-fields.tsx';
import styles from './demo-form.module.css';
import type { Demo } from './use-demo.ts';

export const DemoForm = ({ demo }: { demo: Demo }) => {
  const { form } = demo;
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title} id="demo-form">
        Request a demo
      </h2>
      <p className={styles.lead}>We’ll email you a time within 24 hours.</p>
      <Form form={form} className={styles.form} method="post" aria-labelledby="demo-form">
        <NeedsScripts />
        <DemoFields {...demo} />
        <SpamTrap />
        <FormError />
        <Button type="submit" kind="primary" size="large" wide busy={form.busy && 'Sending...'}>
          Request Demo
        </Button>
      </Form>
    </Card>
  );
};
