import { useWords } from '../../../primitives/messages/words.ts';
import { speakingWords } from './words.ts';

/** Says that the host keeps no recordings, so that nobody speaks into the void. */
export function NoUploads() {
  const said = useWords(speakingWords);
  return (
    <div className="rb-nouploads">
      <p>{said.speakingNoUploads}</p>
      <p>{said.speakingNoUploadsHint}</p>
    </div>
  );
}
