import type { Subscription } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { useQuestion } from '../../question/use-question.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { type EarlyEnd, useEarlyEnd } from './use-early-end.ts';

interface Props {
  subscription: Subscription;
  onEnded: () => void;
  onClose: () => void;
}

const Field = fieldsOf<EarlyEnd>();

/** Ends a subscription before its term is over. */
export const EndForm = ({ subscription, onEnded, onClose }: Props) => {
  const { ask, dialog } = useQuestion();
  const form = useEarlyEnd({ subscription, ask, onEnded });
  return (
    <>
      <CorrectionForm
        form={form}
        title={`End ${subscription.moduleName} early`}
        lead="Everyone loses access right away. Today counts as used."
        submit={{ label: 'Show amounts', busy: 'Calculating...' }}
        onClose={onClose}
      >
        <Field.Check name="credit" label="Credit unused days" />
        <Field.Area name="reason" label="Reason" maxLength={500} rows={2} help="The buyer will see it." />
      </CorrectionForm>
      {dialog}
    </>
  );
};
