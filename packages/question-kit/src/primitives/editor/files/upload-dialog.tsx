import { Dialog, FileField, type FileItem } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { refusalReasonOf } from '../../media/refusal-reason.ts';
import { freshId } from '../../schema/fresh-id.ts';
import type { FileRef } from '../../schema/fields.ts';
import { useKit } from '../../views/kit-context.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import type { FileKind } from '../state/editor-api.ts';
import { isOfKind } from './file-content.ts';

const megabyte = 1024 * 1024;

/** Accepted types and maximum sizes in bytes. SVG is not accepted, because it can contain scripts. */
const rules: Record<FileKind, { accept: string; maxBytes: number }> = {
  image: { accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif', maxBytes: 5 * megabyte },
  audio: { accept: 'audio/*', maxBytes: 50 * megabyte },
  video: { accept: 'video/*', maxBytes: 500 * megabyte },
  pdf: { accept: 'application/pdf', maxBytes: 50 * megabyte },
  captions: { accept: '.vtt,text/vtt', maxBytes: megabyte },
};

export interface UploadDialogProps {
  kind: FileKind;
  onDone: (file: FileRef) => void;
  onClose: () => void;
  /** Asked when it closes: `false` where the focus goes to a field of the new file. */
  returnsFocus?: (() => boolean) | undefined;
}

/** Asks for a file and uploads it; `onDone` receives it after the upload. */
export function UploadDialog({ kind, onDone, onClose, returnsFocus }: UploadDialogProps) {
  const m = useEditorMessages();
  const { media } = useKit();
  const [chosen, setChosen] = useState<{ file: File; state: FileItem } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const attempt = useRef(0);
  const aborter = useRef<AbortController>(null);

  const start = async (file: File) => {
    if (!media.upload) return;
    attempt.current += 1;
    const mine = attempt.current;
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    const show = (state: Partial<FileItem>) => {
      if (mine === attempt.current)
        setChosen({ file, state: { id: 'file', name: file.name, sizeBytes: file.size, ...state } });
    };
    show({ progress: 0 });
    try {
      // A host's store may not look, and nobody would see what is wrong until a student opens it.
      if (!(await isOfKind(file, kind))) return show({ error: m.stimulus.notOfKind[kind](file.name) });
      if (mine !== attempt.current) return;
      const stored = await media.upload(file, {
        key: freshId(),
        kind,
        onProgress: (progress) => show({ progress }),
        signal,
      });
      if (mine === attempt.current) onDone(stored);
    } catch (error) {
      show({ error: refusalReasonOf(error) ?? m.stimulus.failed(file.name) });
    }
  };
  const stop = () => {
    aborter.current?.abort();
    attempt.current += 1;
    setChosen(null);
  };
  const close = () => {
    stop();
    onClose();
  };

  return (
    <Dialog open onClose={close} title={m.stimulus.chooseTitle[kind]} initialFocus={input} returnsFocus={returnsFocus}>
      <FileField
        ref={input}
        label={m.stimulus.file}
        hideLabel
        {...rules[kind]}
        files={chosen ? [chosen.state] : []}
        onSelect={([file]) => file && void start(file)}
        onRemove={stop}
        onRetry={() => chosen && void start(chosen.file)}
      />
    </Dialog>
  );
}
