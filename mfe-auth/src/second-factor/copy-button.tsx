import { notify } from '@marketplace/shared/toast';
import { Button } from '@marketplace/shared/ui';
import { Copy } from 'lucide-react';

interface Props {
  text: string;
  /** As at the start of a sentence: "The key". */
  what: string;
  children: string;
  'data-autofocus'?: boolean;
}

/** Puts a text on the clipboard, and says whether it worked. */
export const CopyButton = ({ text, what, children, ...rest }: Props) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`${what} was copied.`);
    } catch {
      notify.error(`${what} could not be copied. Select it and copy it yourself.`);
    }
  };
  return (
    <Button size="small" {...rest} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Button>
  );
};
