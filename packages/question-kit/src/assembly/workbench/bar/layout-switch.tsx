import { IconButton } from '@rubrica/ui';
import { Columns2, Eye, PencilLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { EditorLayout } from '../../editor/editor-commands.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { useWorkbench } from '../workbench-context.ts';

const Group = styled.div`
  display: flex;
`;

const layouts: readonly { layout: EditorLayout; icon: ReactElement }[] = [
  { layout: 'form', icon: <PencilLine aria-hidden="true" /> },
  { layout: 'all', icon: <Columns2 aria-hidden="true" /> },
  { layout: 'preview', icon: <Eye aria-hidden="true" /> },
];

/** Gives the form or the preview the whole width, or shows both. */
export function LayoutSwitch() {
  const { layouts: messages } = useWorkbenchMessages();
  const { layout: current, showLayout } = useWorkbench();
  return (
    <Group role="group" aria-label={messages.label}>
      {layouts.map(({ layout, icon }) => (
        <IconButton
          key={layout}
          label={messages[layout]}
          icon={icon}
          pressed={layout === current}
          onClick={() => showLayout(layout)}
        />
      ))}
    </Group>
  );
}
