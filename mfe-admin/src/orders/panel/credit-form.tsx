import type { Invoice } from '@marketplace/shared/contracts';
import { fieldsOf } from '@marketplace/shared/form';
import { Button, formatMoney } from '@marketplace/shared/ui';
import { useQuestion } from '../../question/use-question.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { useCredit, type Credit } from './use-credit.ts';

interface Props {
  invoice: Invoice;
  onIssued: () => void;
  onClose: () => void;
}

const Field = fieldsOf<Credit>();

/** Credits an invoice: all of it, or part of any line. */
export const CreditForm = ({ invoice, onIssued, onClose }: Props) => {
  const { ask, dialog } = useQuestion();
  const { form, left, creditAll } = useCredit({ invoice, ask, onIssued });
  const { currency } = invoice;
  return (
    <>
      <CorrectionForm
        form={form}
        title="Issue credit note"
        lead="Enter amounts before tax. We’ll credit the tax too."
        submit={{ label: 'Show amounts', busy: 'Calculating...' }}
        more={<Button onClick={creditAll}>Credit everything</Button>}
        onClose={onClose}
      >
        {invoice.lines.map(({ description }, index) =>
          left[index] ? (
            <Field.Text
              key={index}
              name={`lines.${index}.amount`}
              label={`${description} in ${currency}`}
              inputMode="decimal"
              maxLength={16}
              autoComplete="off"
              help={`Up to ${formatMoney(left[index], currency)}`}
            />
          ) : null,
        )}
        <Field.Area
          name="reason"
          label="Reason"
          maxLength={500}
          rows={2}
          help="The buyer will see it on the credit note."
        />
      </CorrectionForm>
      {dialog}
    </>
  );
};
