import { QuietButton, token } from '@rubrica/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { SaveIndicator } from '../../../lib/saving/save-indicator.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { useMarks } from './use-marks.ts';

// It stays in the window while the marks above it scroll.
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]};
  padding-block: ${token.space[8]};
  background: ${token.color.surface};
  border-block-start: 1px solid ${token.color.line};
  & > [role='alert'] {
    flex: 1 1 240px;
    font-size: ${token.font[14]};
    color: ${token.color.danger};
  }
`;

interface MarksSaveBarProps {
  marks: Pick<ReturnType<typeof useMarks>, 'saving' | 'flush'>;
  /** Why the last save failed. */
  problem: string | null;
}

/** Whether the marks are saved, at the marks. */
export function MarksSaveBar({ marks, problem }: MarksSaveBarProps) {
  const { sheet: messages } = useMessages({ en, ar });
  return (
    <Bar>
      <SaveIndicator state={marks.saving.state} messages={messages.saving} />
      {problem !== null && (
        <>
          <p role="alert">{problem}</p>
          <QuietButton onClick={() => void marks.flush()}>{messages.tryAgain}</QuietButton>
        </>
      )}
    </Bar>
  );
}
