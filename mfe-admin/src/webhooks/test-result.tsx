import type { WebhookDelivery } from '@marketplace/shared/contracts';
import { Notice } from '@marketplace/shared/ui';
import { attemptText, nextText } from './attempt-text.ts';

interface Props {
  test: WebhookDelivery;
  /** There is no result, and the page has stopped waiting for one. */
  isLate: boolean;
}

/** The result of a test event. */
export const TestResult = ({ test, isLate }: Props) => {
  const last = test.attempts.at(-1);
  if (!last)
    return (
      <Notice tone="info">
        {isLate ? 'The test event hasn’t been sent yet. Check Deliveries later.' : 'Waiting for the receiver...'}
      </Notice>
    );
  if (test.state === 'delivered') return <Notice tone="success">{`The test arrived. ${attemptText(last)}`}</Notice>;
  return <Notice tone="danger">{`The test didn’t arrive. ${attemptText(last)} ${nextText(test)}`}</Notice>;
};
