import { useMessages } from '../../../primitives/messages/messages.ts';
import { speakingMessages } from './messages.ts';

/** Says that the host keeps no recordings, so that nobody speaks into the void. */
export function NoUploads() {
  const said = useMessages(speakingMessages);
  return (
    <div className="rb-nouploads">
      <p>{said.speakingNoUploads}</p>
      <p>{said.speakingNoUploadsHint}</p>
    </div>
  );
}
