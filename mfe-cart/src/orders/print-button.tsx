import { Button } from '@marketplace/shared/ui';
import { Printer } from 'lucide-react';

/** Prints the page with its print styles. */
export const PrintButton = () => (
  <Button onClick={() => window.print()}>
    <Printer size={16} strokeWidth={1.75} aria-hidden />
    Print
  </Button>
);
