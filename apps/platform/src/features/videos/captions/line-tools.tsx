import { QuietButton, token } from '@rubrica/ui';
import { ArrowLeftToLine, ArrowRightToLine, Merge, Play, Scissors, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EditedCue } from '../../../lib/captions/cue-edits.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { useEditorCommands } from './use-editor-commands.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[8]} ${token.space[12]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  @media (max-width: 800px) {
    flex: none;
    flex-wrap: nowrap;
    padding-block: 0;
    overflow-x: auto;
    white-space: nowrap;
  }
  & > strong {
    margin-inline-end: ${token.space[8]};
    color: ${token.color.ink};
  }
`;

interface LineToolsProps {
  line: EditedCue | undefined;
  /** From 1. */
  number: number;
  isLast: boolean;
  commands: ReturnType<typeof useEditorCommands>;
}

function tool(label: string, icon: ReactNode, onClick: () => void, shortcut?: string) {
  return (
    <QuietButton icon={icon} onClick={onClick} title={shortcut}>
      {label}
    </QuietButton>
  );
}

/** What can be done with the chosen line, under the picture, where the eyes are. */
export function LineTools({ line, number, isLast, commands }: LineToolsProps) {
  const { editor: messages } = useMessages({ en, ar });
  if (!line) return <Bar>{messages.noLine}</Bar>;
  const { id } = line;
  return (
    <Bar role="group" aria-label={messages.actions(number)}>
      <strong>{messages.line(number)}</strong>
      {tool(messages.play, <Play aria-hidden="true" />, () => {
        commands.seekTo(line.startMs);
        commands.play();
      })}
      {tool(messages.startNow, <ArrowLeftToLine aria-hidden="true" />, () => commands.setNow(id, 'start'), 'Alt+[')}
      {tool(messages.endNow, <ArrowRightToLine aria-hidden="true" />, () => commands.setNow(id, 'end'), 'Alt+]')}
      {tool(messages.split, <Scissors aria-hidden="true" />, () => commands.split(id), 'Shift+Enter')}
      {!isLast && tool(messages.join, <Merge aria-hidden="true" />, () => commands.join(id))}
      {tool(messages.remove, <Trash2 aria-hidden="true" />, () => commands.remove(id))}
    </Bar>
  );
}
