import type { VideoSummary } from '@rubrica/api-client/contract';
import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Says what a video is used by, which has to let go of it before it can be removed. */
export function InUseDialog({ video, onClose }: { video: VideoSummary; onClose: () => void }) {
  const { list: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={messages.usedTitle(video.title)}
      description={messages.usedText(messages.places(video.uses, video.questionCount))}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    />
  );
}
