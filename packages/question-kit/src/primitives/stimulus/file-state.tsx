import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer-en.ts';
import type { FileUrl } from './use-file-url.ts';

/** What stands where a file will be, or would have been. */
export function FileState({ file, place, messages }: { file: FileRef; place: FileUrl; messages: AnswerMessages }) {
  if (!place.missing) return <span className="rb-waiting">{messages.fileLoading}</span>;
  return (
    <span className="rb-waiting" role="alert">
      {messages.fileMissing(file.name)}
      <button type="button" className="rb-tool" onClick={place.retry}>
        {messages.tryAgain}
      </button>
    </span>
  );
}
