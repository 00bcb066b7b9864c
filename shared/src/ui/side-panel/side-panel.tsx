import { ChakraProvider, Drawer } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { system } from '../chakra/system.ts';
import styles from './side-panel.module.css';

interface Props {
  /** Above the title, quieter. */
  above: ReactNode;
  title: string;
  /** Label of the close button: "Close ticket". */
  closeLabel: string;
  onClose: () => void;
  /** Stay visible while the rest scrolls. */
  tools?: ReactNode;
  footer?: ReactNode;
  bodyRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Returns the focus to where it was, unless it has moved on. */
const useFocusReturned = () =>
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);

/** One row of a list, next to the list, which stays usable. */
export const SidePanel = ({ above, title, closeLabel, onClose, tools, footer, bodyRef, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturned();
  return (
    <ChakraProvider value={system}>
      <Drawer.Root
        open
        unstyled
        modal={false}
        restoreFocus={false}
        onOpenChange={({ open }) => !open && onClose()}
        initialFocusEl={() => heading.current}
        // A menu or dialog above the panel closes first.
        onRequestDismiss={(event) => event.preventDefault()}
      >
        <Drawer.Content className={styles.panel}>
          <header className={styles.header}>
            <div className={styles.headings}>
              <p className={styles.above}>{above}</p>
              <Drawer.Title asChild className={styles.title}>
                <h2 ref={heading} tabIndex={-1}>
                  {title}
                </h2>
              </Drawer.Title>
            </div>
            <IconButton label={closeLabel} onClick={onClose}>
              <X size={20} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </header>
          {tools && <div className={styles.tools}>{tools}</div>}
          <div className={styles.body} ref={bodyRef}>
            {children}
          </div>
          {footer}
        </Drawer.Content>
      </Drawer.Root>
    </ChakraProvider>
  );
};
