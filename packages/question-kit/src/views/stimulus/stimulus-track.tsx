import type { FileRef } from '../../core/fields.ts';
import { useFileUrl } from './use-file-url.ts';

/** The captions of a film. */
export function StimulusTrack({ file, lang }: { file: FileRef; lang: string }) {
  const { url } = useFileUrl(file);
  return url === undefined ? null : <track default kind="captions" srcLang={lang} src={url} />;
}
