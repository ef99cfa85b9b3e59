import { QuietButton, token } from '@rubrica/ui';
import { Captions, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { updateInput } from '../../../primitives/draft/input-actions.ts';
import { useFileUrl } from '../../../primitives/stimulus/use-file-url.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { FileLine } from '../../../primitives/editor/files/file-line.tsx';

const Player = styled.video`
  inline-size: 100%;
  max-block-size: 300px;
  border-radius: ${token.radius.control};
  background: ${token.color.media};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
`;

function CaptionsTrack({ file }: { file: FileRef }) {
  const fileUrl = useFileUrl(file);
  return fileUrl.url !== undefined ? (
    <track kind="captions" src={fileUrl.url} onError={fileUrl.onError} default />
  ) : null;
}

/** A video and its captions. */
export function VideoFields({ item, index }: { item: Extract<InputItem, { kind: 'video' }>; index: number }) {
  const m = useEditorMessages();
  const { dispatch, canUpload, chooseFile, readOnly } = useEditorWorkspace();
  const fileUrl = useFileUrl(item.file);
  const setCaptions = (captions: FileRef | undefined) => dispatch(updateInput(index, { captions }));
  return (
    <>
      {fileUrl.url !== undefined && (
        <Player controls preload="metadata" src={fileUrl.url} onError={fileUrl.onError} aria-label={item.file.name}>
          {item.captions && <CaptionsTrack file={item.captions} />}
        </Player>
      )}
      <FileLine kind="video" file={item.file} onReplace={(file) => dispatch(updateInput(index, { file }))} />
      {canUpload && !readOnly && (
        <Line>
          <QuietButton icon={<Captions aria-hidden="true" />} onClick={() => chooseFile('captions', setCaptions)}>
            {item.captions ? item.captions.name : m.stimulus.captions}
          </QuietButton>
          {item.captions && (
            <QuietButton icon={<X aria-hidden="true" />} onClick={() => setCaptions(undefined)}>
              {m.stimulus.removeCaptions}
            </QuietButton>
          )}
        </Line>
      )}
    </>
  );
}
