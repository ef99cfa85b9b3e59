import { QuietButton, token } from '@rubrica/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileRef } from '../../primitives/schema/fields.ts';
import { FileLine } from '../../primitives/editor/files/file-line.tsx';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { LazyPlayer } from '../../primitives/player/lazy-player.tsx';
import { useKit } from '../../primitives/views/kit-context.ts';

const Part = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  margin-block-start: ${token.space[8]};
`;

interface PromptAudioProps {
  file: FileRef;
  label: string;
  onReplace: (file: FileRef) => void;
  onRemove: (() => void) | undefined;
}

/** The recording of a prompt, to be heard, replaced or taken off. */
export function PromptAudio({ file, label, onReplace, onRemove }: PromptAudioProps) {
  const own = useEditorMessageSet(speakingEditorMessages);
  const { contentLanguage } = useKit();
  return (
    <Part>
      <LazyPlayer file={file} kind="audio" label={label} lang={contentLanguage} />
      <FileLine kind="audio" file={file} onReplace={onReplace} />
      {onRemove && (
        <QuietButton icon={<X aria-hidden="true" />} onClick={onRemove}>
          {own.removeAudio}
        </QuietButton>
      )}
    </Part>
  );
}
