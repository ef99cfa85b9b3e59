import type { FileRef } from '../schema/fields.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { FileState } from './file-state.tsx';
import { useFileUrl } from './use-file-url.ts';

/** A stored file to open in a tab of its own. */
export function FileLink({ file, words }: { file: FileRef; words: AnswerWords }) {
  const place = useFileUrl(file);
  if (place.url === undefined) return <FileState file={file} place={place} words={words} />;
  return (
    <a href={place.url} target="_blank" rel="noopener noreferrer">
      <bdi>{file.name}</bdi>
    </a>
  );
}
