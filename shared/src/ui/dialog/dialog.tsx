import { ChakraProvider, Dialog as ChakraDialog } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './dialog.module.css';
import { system } from '../chakra/system.ts';
import { Portal } from '../portal/portal.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Next to the title, quieter. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Widths 480, 720 and 1120 pixels; a sheet from below on phones. */
  size?: 'small' | 'medium' | 'large';
  /** `top` for content that grows, so that its header doesn't move. */
  place?: 'center' | 'top';
  /** It replaces one that looks the same, so it doesn't enter. */
  still?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** Gets the focus back if what opened the dialog is gone, such as a previous dialog. */
  returnTo?: () => HTMLElement | null;
}

/** What had the focus when the dialog opened; a menu that closes meanwhile must not change it. */
const useOpener = (open: boolean) => {
  const [last, setLast] = useState<{ open: boolean; opener: Element | null }>({ open: false, opener: null });
  const { opener } = last;
  if (open !== last.open) setLast({ open, opener: open ? document.activeElement : opener });
  // Hidden if it was in a dialog that this one replaced; then the focus goes where that one returned it.
  const isThere = () => opener?.isConnected && opener.checkVisibility?.() !== false;
  return () => (opener instanceof HTMLElement && isThere() ? opener : null);
};

/** A modal dialog: holds the focus, closes on Escape and outside clicks, gives the focus back. */
export const Dialog = ({
  open,
  onClose,
  title,
  aside,
  children,
  footer,
  size = 'small',
  place = 'center',
  still = false,
  role = 'dialog',
  returnTo = () => null,
}: Props) => {
  const opener = useOpener(open);
  return (
    <ChakraProvider value={system}>
      <ChakraDialog.Root
        unstyled
        open={open}
        role={role}
        finalFocusEl={() => opener() ?? returnTo()}
        onOpenChange={(change) => !change.open && onClose()}
        // The menu that opened it closes underneath.
        onRequestDismiss={(event) => event.preventDefault()}
        // The dialog before it gave the focus back.
        onFocusOutside={(event) => event.preventDefault()}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraDialog.Backdrop className={styles.scrim} data-still={still || undefined} />
          <ChakraDialog.Positioner className={styles.positioner} data-place={place}>
            <ChakraDialog.Content className={styles.dialog} data-size={size} data-still={still || undefined}>
              <header className={styles.header}>
                <div className={styles.headings}>
                  <ChakraDialog.Title className={styles.title}>{title}</ChakraDialog.Title>
                  {aside && <div className={styles.aside}>{aside}</div>}
                </div>
                <IconButton label="Close" onClick={onClose}>
                  <X size={20} strokeWidth={1.75} aria-hidden />
                </IconButton>
              </header>
              {role === 'alertdialog' ? (
                <ChakraDialog.Description className={styles.body}>{children}</ChakraDialog.Description>
              ) : (
                <div className={styles.body}>{children}</div>
              )}
              {footer && <footer className={styles.footer}>{footer}</footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraProvider>
  );
};
