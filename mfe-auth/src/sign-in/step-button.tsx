import { Button } from '@marketplace/shared/ui';

interface Props {
  /** What is in progress, in place of the label. */
  busy?: string | false | null;
  disabled?: boolean;
  children: string;
}

/** The step's own action. */
export const StepButton = ({ busy, disabled = false, children }: Props) => (
  <Button type="submit" kind="primary" size="large" wide busy={busy} disabled={disabled}>
    {children}
  </Button>
);
