import { Button, LinkButton } from '@marketplace/shared/ui';
import { CalendarCheck } from 'lucide-react';
import { NextSteps } from '../next-steps/next-steps.tsx';
import type { DemoDraft } from './demo-draft.ts';

interface Props {
  asked: DemoDraft;
  onAgain: () => void;
}

const ReadOn = ({ moduleId }: { moduleId: string | undefined }) =>
  moduleId ? (
    <LinkButton to={`/module?id=${encodeURIComponent(moduleId)}`}>Read about the module</LinkButton>
  ) : (
    <LinkButton to="/tutorial">Read the tutorials</LinkButton>
  );

export const DemoAsked = ({ asked: { email, moduleIds }, onAgain }: Props) => (
  <NextSteps
    icon={CalendarCheck}
    title="We got your request"
    steps={[
      `A confirmation is on its way to ${email}.`,
      'Within 24 hours, we’ll email you a time and a link to join. No software to install.',
      'Bring your questions and, if you like, some sample data.',
    ]}
    actions={
      <>
        <ReadOn moduleId={moduleIds[0]} />
        <Button kind="quiet" onClick={onAgain}>
          Request another demo
        </Button>
      </>
    }
  />
);
