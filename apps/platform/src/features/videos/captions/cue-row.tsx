import { token } from '@rubrica/ui';
import { CircleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import { setEnd, setStart, setText, type EditedCue } from '../../../lib/captions/cue-edits.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { TimeInput } from './time-input.tsx';
import type { CueCommands } from './use-cues.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 9ch minmax(0, 1fr);
  gap: 0 ${token.space[8]};
  padding: ${token.space[4]} ${token.space[12]} ${token.space[4]} ${token.space[8]};
  border-block-end: 1px solid ${token.color.line};
  border-inline-start: 3px solid transparent;
  /* Lines out of sight are not laid out: captions of an hour have a thousand. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 69px;
  &[aria-current='true'] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    border-inline-start-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  &[data-selected] {
    background: ${token.color.hover};
  }
  &[data-selected][aria-current='true'] {
    background: ${token.color.accentSoft};
  }
  & > div {
    display: grid;
    align-content: start;
  }
  & textarea {
    inline-size: 100%;
    min-block-size: 56px;
    padding: ${token.space[8]};
    border: 1px solid transparent;
    border-radius: ${token.radius.control};
    background: transparent;
    color: ${token.color.ink};
    font: inherit;
    font-size: ${token.font[14]};
    line-height: 1.4;
    resize: none;
    field-sizing: content;
  }
  & textarea:hover {
    border-color: ${token.color.lineStrong};
  }
  & textarea:focus-visible {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
    background: ${token.color.surface};
  }
  & > p {
    grid-column: 1 / -1;
    display: flex;
    gap: ${token.space[4]};
    padding: 0 ${token.space[8]} ${token.space[4]};
    color: ${token.color.danger};
    font-size: ${token.font[13]};
    line-height: 1.4;
  }
  & > p > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
    & > div {
      display: flex;
    }
  }
`;

interface CueRowProps {
  cue: EditedCue;
  /** From 1. */
  number: number;
  isCurrent: boolean;
  isSelected: boolean;
  /** In words, joined. */
  problem: string;
  areTimesWrong: boolean;
  language: string;
  commands: CueCommands;
}

/** A line of captions with its times, text and problems. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, number, isCurrent, isSelected, problem, areTimesWrong, language, commands } = props;
  const { editor: messages } = useMessages({ en, ar });
  const commaList = useCommaList();
  const problemId = useId();
  const line = messages.line(number);
  const { id } = cue;
  return (
    <Row
      data-cue={id}
      data-selected={isSelected ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={line}
    >
      <div>
        <TimeInput
          field="start"
          label={commaList([messages.start, line])}
          wrong={messages.timeWrong}
          timeMs={cue.startMs}
          isWrong={areTimesWrong}
          onChange={(timeMs) => commands.change(setStart(commands.now(), id, timeMs))}
        />
        <TimeInput
          field="end"
          label={commaList([messages.end, line])}
          wrong={messages.timeWrong}
          timeMs={cue.endMs}
          isWrong={areTimesWrong}
          onChange={(timeMs) => commands.change(setEnd(commands.now(), id, timeMs))}
        />
      </div>
      <textarea
        aria-label={commaList([messages.text, line])}
        aria-describedby={problem === '' ? undefined : problemId}
        data-field="text"
        lang={language}
        dir="auto"
        rows={2}
        maxLength={1000}
        value={cue.text}
        onChange={({ target }) => commands.change(setText(commands.now(), id, target.value), `text ${id}`)}
      />
      {problem !== '' && (
        <p id={problemId}>
          <CircleAlert aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
    </Row>
  );
});
