import { Copy, SquarePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../src/ui/dialog/index.ts';
import { TextField } from '../src/ui/form/index.ts';
import { Button } from '../src/ui/index.ts';
import { ActionsMenu } from '../src/ui/menu/index.ts';
import { SidePanel } from '../src/ui/side-panel/index.ts';
import { Row, Section } from './section.tsx';

type Open = 'dialog' | 'confirm' | 'panel';

export const Overlays = () => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions = [
    { label: 'Edit', icon: SquarePen, onSelect: () => setOpen('dialog') },
    { label: 'Duplicate', icon: Copy, onSelect: close },
    { label: 'Delete', icon: Trash2, onSelect: () => setOpen('confirm') },
  ];
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open confirm dialog</Button>
        <Button onClick={() => setOpen('panel')}>Open side panel</Button>
        <ActionsMenu label="Actions for Attendance" actions={actions} />
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Edit Attendance"
        footer={<Button kind="primary">Save</Button>}
      >
        <TextField label="Module name" defaultValue="Attendance" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete Attendance?"
        action="Delete"
        onConfirm={close}
        onClose={close}
      >
        Its clients can no longer open it.
      </ConfirmDialog>
      {open === 'panel' && (
        <SidePanel above="Module" title="Attendance" closeLabel="Close module" onClose={close}>
          <TextField label="Name" defaultValue="Attendance" />
          <ActionsMenu label="More actions" actions={actions} />
        </SidePanel>
      )}
    </Section>
  );
};
