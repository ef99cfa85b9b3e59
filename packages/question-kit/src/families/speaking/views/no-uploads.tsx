import { useMessages } from '../../../primitives/messages/messages.ts';
import { speakingMessages } from './messages.ts';

/** Says that recording is not possible, because the host cannot store recordings. */
export function NoUploads() {
  const own = useMessages(speakingMessages);
  return (
    <div className="rb-nouploads">
      <p dir="auto">{own.speakingNoUploads}</p>
      <p dir="auto">{own.speakingNoUploadsHint}</p>
    </div>
  );
}
