import { Kbd, QuietButton } from '@rubrica/ui';
import { BracketsIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import type { LinesHandle, TextRange } from '../../primitives/editor/rich-text/lines.ts';
import { RichTextField } from '../../primitives/editor/rich-text/rich-text-field.tsx';
import type { FormattedRun } from '../../primitives/rich-text/formatted-runs.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { formatContent, gapsFromRuns, gapsToRuns } from './gap-formatting.ts';
import { linesFromHtml, linesToHtml } from './gap-lines.ts';
import { gapInText, gapPieces } from './gaps-text.ts';
import { trackedTextOf, trackGaps, withContent, type TrackedText } from './track-gaps.ts';
import type { FillInBlanksItem, FillInBlanksBlock } from './schema.ts';
import { wordAt } from './gap-selection.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { fillInBlanksEditorMessages } from './editor-messages.ts';
import { blockPath } from '../../primitives/draft/paths.ts';

const Aside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  margin-block: -4px;
  & kbd {
    margin-inline-start: 4px;
  }
  @media (max-width: 480px) {
    & kbd {
      display: none;
    }
  }
`;

export interface GapTextProps {
  index: number;
  content: readonly FillInBlanksItem[];
  issue: EditorIssue | undefined;
}

/**
 * The text as its author writes it, gaps in double brackets. The text stays as it was typed: it is rewritten only
 * when the content changes in another way, by an undo or by an edit of a gap below.
 */
export function GapText({ index, content, issue }: GapTextProps) {
  const gapsOwn = useEditorMessageSet(fillInBlanksEditorMessages);
  const { dispatch, announce, fieldId, readOnly } = useEditor();
  const { contentLanguage } = useKit();
  const field = useRef<HTMLDivElement>(null);
  const lines = useRef<LinesHandle>(null);
  const isMakingGap = useRef(false);
  const [own, setOwn] = useState(() => writingOf(content));

  let writing = own;
  if (own.content !== content) {
    writing = writingWith(own, content);
    setOwn(writing);
  }
  const { tracked, html } = writing;
  const { text } = tracked;

  const write = (nextHtml: string, caret: number) => {
    const runs = linesFromHtml(nextHtml);
    const nextText = runs.map((run) => run.text).join('');
    const edited = trackGaps(tracked, nextText, caret);
    const next = formatContent(edited.content, runs);
    // A gap that is made, or words that are formatted, are a step of their own in the history.
    const typing = !isMakingGap.current && nextText !== text;
    setOwn({ tracked: edited.tracked, runs, html: nextHtml, content });
    dispatch(updateBlockOf<FillInBlanksBlock>(index, { content: next }, { typing }));
  };

  const makeGap = () => {
    const selected = lines.current?.selection();
    const word = selected && selected.start === selected.end ? wordAt(text, selected.start, contentLanguage) : selected;
    const next = word ? gapInText(text, word.start, word.end) : null;
    if (!word || next === null) {
      announce(selected && selected.start < selected.end ? gapsOwn.alreadyGap : gapsOwn.selectFirst);
      field.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
      return;
    }
    announce(gapsOwn.made(text.slice(word.start, word.end).trim()));
    isMakingGap.current = true;
    lines.current?.replace(word, next.slice(word.start, next.length - (text.length - word.end)));
    isMakingGap.current = false;
  };

  const press = (event: KeyboardEvent) => {
    if (readOnly || !(event.ctrlKey || event.metaKey) || !event.shiftKey || event.code !== 'KeyG') return;
    event.preventDefault();
    makeGap();
  };

  return (
    <div ref={field} role="presentation" onKeyDown={press}>
      <RichTextField
        id={fieldId(blockPath(index, 'content'))}
        label={gapsOwn.text}
        hint={hintOf(issue, gapsOwn.textHint)}
        placeholder={gapsOwn.placeholder}
        kind="lines"
        lines={{ markedRanges: gapRanges, handle: lines }}
        value={html}
        onChange={write}
        actions={
          <Aside>
            <QuietButton
              tone="accent"
              icon={<BracketsIcon aria-hidden="true" />}
              // Pressing the button keeps the words selected.
              onMouseDown={(event) => event.preventDefault()}
              onClick={makeGap}
            >
              {gapsOwn.make}
            </QuietButton>
            <Kbd aria-hidden="true">Ctrl Shift G</Kbd>
          </Aside>
        }
      />
    </div>
  );
}

/** The text as it was typed, with the content it stands for. */
interface Writing {
  tracked: TrackedText;
  runs: readonly FormattedRun[];
  html: string;
  content: readonly FillInBlanksItem[];
}

function writingOf(content: readonly FillInBlanksItem[]): Writing {
  const runs = gapsToRuns(content);
  return { tracked: trackedTextOf(content), runs, html: linesToHtml(runs), content };
}

/** The writing after a change of the content: as it was typed where that still stands for the content. */
function writingWith(before: Writing, content: readonly FillInBlanksItem[]): Writing {
  const isSame = JSON.stringify(gapsToRuns(gapsFromRuns(before.runs, String))) === JSON.stringify(gapsToRuns(content));
  return isSame ? { ...before, tracked: withContent(before.tracked, content), content } : writingOf(content);
}

function gapRanges(text: string): TextRange[] {
  return gapPieces(text).filter(({ gap }) => gap);
}
