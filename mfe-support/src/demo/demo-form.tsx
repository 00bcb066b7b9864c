import { Button, Card, Notice } from '@marketplace/shared/ui';
import type { FormEvent } from 'react';
import { NeedsScripts } from '../form/needs-scripts.tsx';
import { SpamTrap } from '../form/spam-trap.tsx';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { DemoFields } from './demo-fields.tsx';
import styles from './demo-form.module.css';
import type { Demo } from './use-demo.ts';

export const DemoForm = ({ demo }: { demo: Demo }) => {
  const { website, refused, refusals, submitting, setWebsite, submit } = demo;
  const form = useFocusFirstError(refusals);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Card className={styles.card ?? ''}>
      <h2 className={styles.title} id="demo-form">
        Ask for a demo
      </h2>
      <p className={styles.lead}>We confirm a time by e-mail within 24 hours.</p>
      <form ref={form} className={styles.form} method="post" onSubmit={send} noValidate aria-labelledby="demo-form">
        <NeedsScripts />
        <DemoFields {...demo} />
        <SpamTrap value={website} onChange={setWebsite} />
        {refused && <Notice tone="danger">{refused}</Notice>}
        <Button type="submit" kind="primary" size="large" wide busy={submitting && 'Sending...'}>
          Request Demo
        </Button>
      </form>
    </Card>
  );
};
