import type { FileRef } from '../schema/fields.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import type { FilePlace } from './use-file-url.ts';

/** What stands where a file will be, or would have been. */
export function FileState({ file, place, words }: { file: FileRef; place: FilePlace; words: AnswerWords }) {
  if (!place.missing) return <span className="rb-waiting">{words.fileLoading}</span>;
  return (
    <span className="rb-waiting" role="alert">
      {words.fileMissing(file.name)}
      <button type="button" className="rb-tool" onClick={place.retry}>
        {words.tryAgain}
      </button>
    </span>
  );
}
