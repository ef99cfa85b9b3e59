import { Button, toast, Toaster } from '@rubrica/ui';

/** A page has one `Toaster`; toasts are shown from anywhere. */
export function Page({ onUndo }: { onUndo: () => void }) {
  const remove = () => toast.warning('The question was deleted', { action: { label: 'Undo', onClick: onUndo } });
  return (
    <>
      <Button onClick={remove}>Delete question</Button>
      <Toaster />
    </>
  );
}
