import { IconButton, QuietButton, token } from '@rubrica/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-block-size: 44px;
  padding-inline: ${token.space[8]} ${token.space[12]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  & > [data-part='status'] {
    flex: 1;
    min-inline-size: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-align: end;
  }
`;

export interface EditorBarProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: (() => void) | undefined;
  status: ReactNode;
  readOnly: boolean;
}

/** Undo, redo, what the host says about saving, and saving itself. */
export const EditorBar = memo(function EditorBar(props: EditorBarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onSave, status, readOnly } = props;
  const m = useEditorMessages();
  return (
    <Bar role="group" aria-label={m.bar.label}>
      {!readOnly && (
        <>
          <IconButton
            label={m.bar.undo}
            shortcut="Ctrl Z"
            icon={<Undo2 aria-hidden="true" data-mirror="" />}
            aria-disabled={!canUndo}
            onClick={onUndo}
          />
          <IconButton
            label={m.bar.redo}
            shortcut="Ctrl Shift Z"
            icon={<Redo2 aria-hidden="true" data-mirror="" />}
            aria-disabled={!canRedo}
            onClick={onRedo}
          />
        </>
      )}
      <div data-part="status">{status}</div>
      {onSave && !readOnly && (
        <QuietButton tone="accent" onClick={onSave}>
          {m.bar.save}
        </QuietButton>
      )}
    </Bar>
  );
});
