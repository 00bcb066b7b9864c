import { notify } from '../src/toast/index.ts';
import {
  Button,
  ErrorFallback,
  Loader,
  Notice,
  SkeletonCards,
  SkeletonList,
  SkeletonTable,
  StepLoader,
} from '../src/ui/index.ts';
import { Row, Section } from './section.tsx';

const failure = {
  error: new Error('The answer did not come.'),
  errorId: 'ERR-1',
  retries: 0,
  retrying: false,
  retry: () => undefined,
};

export const Feedback = () => (
  <>
    <Section title="Notices and toasts">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>{`This is a notice of the tone ${tone}.`}</Notice>
      ))}
      <Row>
        {(['success', 'error', 'info'] as const).map((kind) => (
          <Button key={kind} onClick={() => notify[kind](`A toast of the kind ${kind}.`)}>{`Toast ${kind}`}</Button>
        ))}
      </Row>
    </Section>
    <Section title="Loading">
      <Loader label="Loading invoices..." />
      <StepLoader step={2} of={3} label="Placing the order" />
      <SkeletonList count={2} />
      <SkeletonTable rows={3} columns={4} />
      <SkeletonCards count={3} />
    </Section>
    <Section title="A page that failed">
      <ErrorFallback {...failure} />
    </Section>
  </>
);
