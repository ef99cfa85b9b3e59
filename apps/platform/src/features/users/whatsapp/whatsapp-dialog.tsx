import type { User } from '@rubrica/api-client/contract';
import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { WhatsAppWish } from './whatsapp-wish.tsx';

interface WhatsAppDialogProps {
  user: User;
  onClose: () => void;
}

/** What somebody said about WhatsApp messages, for people without a page of their own. */
export function WhatsAppDialog({ user, onClose }: WhatsAppDialogProps) {
  const m = useMessages({ en, ar });
  return (
    <Dialog
      open
      size="small"
      title={m.titleOf(user.name)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{m.close}</Button>}
    >
      <WhatsAppWish user={user._id} name={user.name} />
    </Dialog>
  );
}
