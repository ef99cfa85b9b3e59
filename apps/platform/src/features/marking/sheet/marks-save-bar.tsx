import { Button, QuietButton, token, Tooltip } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { SaveIndicator } from '../../../lib/saving/save-indicator.tsx';
import { ar } from '../messages/ar.ts';
import { en, type Messages } from '../messages/en.ts';
import type { useMarks } from './use-marks.ts';
import type { useSheetActions } from './use-sheet-actions.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token.space[4]} ${token.space[8]};
  padding: ${token.space[8]} ${token.space[12]} max(${token.space[8]}, env(safe-area-inset-bottom));
  background: ${token.color.surface};
  border-block-start: 1px solid ${token.color.line};
  & > [data-save] {
    flex: 1 0 100%;
    line-height: 1.4;
  }
  & > [role='alert'] {
    flex: 1 1 240px;
    font-size: ${token.font[14]};
    color: ${token.color.danger};
  }
`;

interface MarksSaveBarProps {
  marks: Pick<ReturnType<typeof useMarks>, 'saving' | 'filesState' | 'flush' | 'reload'>;
  actions: Pick<ReturnType<typeof useSheetActions>, 'isSaving' | 'isClosed' | 'problem' | 'save' | 'saveAndNext'>;
}

/** What the indicator says: while files are on their way, not everything is saved. Other trouble of the marks comes first. */
function withFiles({ saving, filesState }: MarksSaveBarProps['marks'], messages: Messages['sheet']) {
  const { sending, failed, failedStudents } = filesState;
  const isSaved = saving.state.kind === 'saved';
  if (isSaved && failed > 0)
    return {
      state: { kind: 'offline', error: undefined } as const,
      texts: { offline: messages.filesFailed(failed, failedStudents) },
    };
  if (isSaved && sending > 0)
    return { state: { kind: 'saving' } as const, texts: { saving: messages.sendingFiles(sending) } };
  return { state: saving.state, texts: {} };
}

/** Whether the marks are saved, and the way on, below the marks. */
export function MarksSaveBar({ marks, actions }: MarksSaveBarProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const { isSaving, isClosed, problem, save, saveAndNext } = actions;
  const { state, texts } = withFiles(marks, messages);
  return (
    <Bar>
      <SaveIndicator state={state} messages={{ ...messages.saving, ...texts }} />
      {problem !== null && (
        <>
          <p role="alert">{problem}</p>
          <QuietButton onClick={() => void (isClosed ? marks.reload() : marks.flush())}>
            {isClosed ? messages.reload : messages.tryAgain}
          </QuietButton>
        </>
      )}
      <QuietButton data-save-marks="" loading={isSaving} onClick={() => void save()}>
        {messages.save}
      </QuietButton>
      <Tooltip text={messages.keys}>
        <Button variant="primary" loading={isSaving} onClick={() => void saveAndNext()}>
          {messages.saveNext}
        </Button>
      </Tooltip>
    </Bar>
  );
}
