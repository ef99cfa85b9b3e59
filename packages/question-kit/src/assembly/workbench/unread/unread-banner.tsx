import { Banner, ConfirmDialog, QuietButton, toast } from '@rubrica/ui';
import { useState } from 'react';
import { BannerFrame } from '../banner-frame.ts';
import type { FileAccess } from '../files/file-access.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import type { WorkbenchStore } from '../state/store.ts';
import { removeUnread, unreadText } from './copies.ts';
import { useUnreadMessages } from './messages.ts';

interface UnreadBannerProps {
  store: WorkbenchStore;
  files: FileAccess;
  /** Called once it is removed, and the banner with it. */
  onRemoved: () => void;
}

/** Says that this version of the workbench cannot read all that the browser keeps, makes a file of it, and removes it after that. */
export default function UnreadBanner({ store, files, onRemoved }: UnreadBannerProps) {
  const messages = useUnreadMessages();
  const { files: texts } = useWorkbenchMessages();
  const [isSaved, setSaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    try {
      const name = await files.save('unread.json', () => unreadText(store), 'application/json');
      if (name === null) return;
      setSaved(true);
      toast.success(texts.saved(name), { description: texts.mediaStay });
    } catch {
      toast.error(texts.notSaved);
    }
  };
  const remove = async () => {
    try {
      await removeUnread(store);
    } catch (error) {
      toast.error(messages.notRemoved);
      throw error;
    }
    onRemoved();
  };
  return (
    <BannerFrame>
      <Banner
        tone="warning"
        announce
        title={messages.title}
        action={
          <div data-part="choices">
            <QuietButton onClick={() => void save()}>{messages.save}</QuietButton>
            {isSaved && <QuietButton onClick={() => setAsking(true)}>{messages.remove}</QuietButton>}
          </div>
        }
      >
        {messages.text}
      </Banner>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={messages.removeTitle}
        confirmLabel={messages.remove}
        tone="danger"
      >
        {messages.removeText}
      </ConfirmDialog>
    </BannerFrame>
  );
}
