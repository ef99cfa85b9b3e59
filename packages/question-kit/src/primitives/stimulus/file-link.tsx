import type { FileRef } from '../schema/fields.ts';
import type { AnswerMessages } from '../messages/answer-en.ts';
import { FileState } from './file-state.tsx';
import { useFileUrl } from './use-file-url.ts';

/** A stored file to open in a tab of its own. */
export function FileLink({ file, messages }: { file: FileRef; messages: AnswerMessages }) {
  const place = useFileUrl(file);
  if (place.url === undefined) return <FileState file={file} place={place} messages={messages} />;
  return (
    <a href={place.url} target="_blank" rel="noopener noreferrer">
      <bdi>{file.name}</bdi>
    </a>
  );
}
