import { IconButton, QuietButton, token } from '@rubrica/ui';
import { Download, LayoutGrid, Redo2, Send, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import type { SaveStatus } from '../state/use-saved-workbench.ts';
import type { BarActions } from '../use-workbench-actions.ts';
import { useWorkbench } from '../workbench-context.ts';
import { FileMenu } from './file-menu.tsx';
import { LayoutSwitch } from './layout-switch.tsx';
import { MainViewSwitch } from './main-view-switch.tsx';
import { QuestionSwitcher } from './question-switcher.tsx';

/** Most papers have no blueprint, and its panel is more than the bar. */
const BlueprintLine = lazyPart(() => import('../paper/blueprint/blueprint-line.tsx'));

const Bar = styled.div`
  flex: none;
  container-type: inline-size;
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    min-block-size: 48px;
    padding-inline: ${token.space[8]};
  }
  & [data-part='status'] {
    flex: 1;
    min-inline-size: 0;
    padding-inline: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    line-height: 1.35;
  }
  /* What is wrong may take two lines; that nothing is takes one, and makes the bar no higher. */
  & :is([data-kept='saved'], [data-kept='saving']) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-kept='failed'],
  & [data-kept='conflict'] {
    color: ${token.color.warningInk};
  }
  & :is([data-part='roomy'], [data-part='wide'], [data-part='beside']) {
    display: flex;
    gap: ${token.space[4]};
  }
  /* A long title leaves it its room; less does for the shorter text while it is saved, and the title would jump. */
  @container (min-width: 721px) {
    & [data-part='status'] {
      min-inline-size: 12em;
    }
  }
  /* Whether the work is kept is worth more than a button that the menu has too. */
  @container (max-width: 1120px) {
    & [data-part='roomy'] {
      display: none;
    }
  }
  /* The name of the question is worth more than both, and what the paper lacks is beside it. */
  @container (max-width: 1400px) {
    & :has([data-part='plan']) > [data-part='roomy'] {
      display: none;
    }
  }
  /* Below this width the editor shows one pane at a time, and has tabs for them. */
  @container (max-width: 999px) {
    & [data-part='beside'] {
      display: none;
    }
  }
  @container (max-width: 720px) {
    & :is([data-part='wide'], [data-part='plan']) {
      display: none;
    }
  }
  /* Two lines, so that nothing is beyond the edge of a phone. */
  @container (max-width: 480px) {
    & > div {
      flex-wrap: wrap;
    }
    & [data-part='status'] {
      flex-basis: 120px;
      order: 1;
    }
    & > div > :last-child {
      order: 2;
    }
  }
`;

export interface WorkbenchBarProps {
  actions: BarActions;
  saveStatus: SaveStatus;
}

/** The workbench's one bar: the open questions, undo and redo, whether the work is kept, and files. */
export function WorkbenchBar({ actions, saveStatus }: WorkbenchBarProps) {
  const messages = useWorkbenchMessages();
  const { bar: editing } = useAllEditorMessages();
  const { workbench, question, readOnly, mainView, paperActions } = useWorkbench();
  const { past, future } = question.history;
  const steps = mainView === 'question' ? { undoCount: past.length, redoCount: future.length } : paperActions;

  return (
    <Bar role="group" aria-label={messages.bar.label} data-density="compact">
      <div>
        {mainView === 'question' && <QuestionSwitcher actions={actions} />}
        {!readOnly && (
          <>
            <IconButton
              label={editing.undo}
              shortcut="Ctrl Z"
              icon={<Undo2 aria-hidden="true" data-mirror="" />}
              aria-disabled={steps.undoCount === 0}
              onClick={actions.undo}
            />
            <IconButton
              label={editing.redo}
              shortcut="Ctrl Shift Z"
              icon={<Redo2 aria-hidden="true" data-mirror="" />}
              aria-disabled={steps.redoCount === 0}
              onClick={actions.redo}
            />
          </>
        )}
        <div data-part="status" data-kept={saveStatus}>
          {messages.saveStatus[saveStatus]}
        </div>
        {mainView === 'question' && workbench.paper.blueprint.length > 0 && (
          <div data-part="plan">
            <Suspense fallback={null}>
              <BlueprintLine />
            </Suspense>
          </div>
        )}
        <MainViewSwitch />
        {mainView === 'question' && (
          <div data-part="beside">
            <LayoutSwitch />
          </div>
        )}
        <div data-part="roomy">
          <QuietButton icon={<LayoutGrid aria-hidden="true" />} onClick={actions.openGallery}>
            {messages.bar.gallery}
          </QuietButton>
          {actions.openPublish && (
            <QuietButton icon={<Send aria-hidden="true" />} onClick={actions.openPublish}>
              {messages.bar.publish}
            </QuietButton>
          )}
        </div>
        <div data-part="wide">
          <QuietButton tone="accent" icon={<Download aria-hidden="true" />} onClick={actions.saveFile}>
            {messages.bar.save}
          </QuietButton>
        </div>
        <FileMenu actions={actions} />
      </div>
    </Bar>
  );
}
