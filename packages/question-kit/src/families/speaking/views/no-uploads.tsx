import { useMessages } from '../../../primitives/messages/messages.ts';
import { speakingMessages } from './messages.ts';

/** Says that recording is not possible, because the host cannot store recordings. */
export function NoUploads() {
  const own = useMessages(speakingMessages);
  return (
    <div className="rb-nouploads">
      <p>{own.speakingNoUploads}</p>
      <p>{own.speakingNoUploadsHint}</p>
    </div>
  );
}
