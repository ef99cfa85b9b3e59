import { Button, ConfirmDialog, Dialog, TextField } from '@rubrica/ui';
import { useState } from 'react';

export function NewGroup({ onCreate }: { onCreate: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        New group
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="New group"
        size="small"
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={onCreate}>
              Create group
            </Button>
          </>
        }
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

export function DeleteGroup({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete this group?"
      confirmLabel="Delete"
      tone="danger"
    >
      Its students keep their tasks.
    </ConfirmDialog>
  );
}
