import { token } from '@rubrica/ui';
import { FileQuestion } from 'lucide-react';
import { memo, useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { useDraftOnPage } from '../state/editor-workspace.ts';
import { IssueSummary } from './issue-summary.tsx';
import { OutlineKeys } from './outline-keys.tsx';
import { OutlineList } from './outline-list.tsx';
import { RowButton } from './row-button.ts';

const Column = styled.div`
  display: grid;
  gap: ${token.space[16]};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  & h2 {
    padding: 0 8px 4px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 550;
  }
`;

export interface OutlineProps {
  /** The path of the part of the form that has the focus: `questions.2`. */
  currentPart: string;
}

/** The outline of the draft: one row per part, one tab stop, arrow keys move between rows. */
export const Outline = memo(function Outline({ currentPart }: OutlineProps) {
  const { draft, issues } = useDraftOnPage();
  const m = useEditorMessages();
  const { goTo, readOnly } = useEditor();
  const column = useRef<HTMLDivElement>(null);
  const [requestedTabStop, setStop] = useState('details');

  const keepStop = useCallback((event: FocusEvent) => {
    const row = event.target.closest('[data-outline-row]');
    if (row) setStop(row.getAttribute('data-outline-row') ?? 'details');
  }, []);

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row-button]')) return;
    const rows = [...(column.current?.querySelectorAll<HTMLElement>('[data-row-button]') ?? [])];
    const here = rows.indexOf(event.target);
    const steps: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, step))]?.focus();
  };

  const known =
    requestedTabStop === 'details' ||
    [
      ...draft.input.map((_, place) => `input.${place}`),
      ...draft.questions.map((_, place) => `questions.${place}`),
    ].includes(requestedTabStop);
  const tabStop = known ? requestedTabStop : 'details';

  return (
    <Column ref={column} onFocus={keepStop} onKeyDown={walk}>
      <div data-outline-row="details">
        <RowButton
          type="button"
          data-row-button=""
          tabIndex={tabStop === 'details' ? 0 : -1}
          aria-current={currentPart === 'details' || undefined}
          onClick={() => goTo(['title'])}
        >
          <FileQuestion aria-hidden="true" />
          <span data-part="words" dir="auto">
            {draft.title.trim() === '' ? m.outline.details : draft.title}
          </span>
        </RowButton>
      </div>
      <OutlineList
        list="input"
        items={draft.input}
        subQuestionType={draft.subQuestionType}
        issues={issues.input}
        currentPart={currentPart}
        tabStopPart={tabStop}
      />
      <OutlineList
        list="questions"
        items={draft.questions}
        subQuestionType={draft.subQuestionType}
        issues={issues.questions}
        currentPart={currentPart}
        tabStopPart={tabStop}
      />
      <IssueSummary issues={issues.all} questions={draft.questions} />
      {!readOnly && <OutlineKeys />}
    </Column>
  );
});
