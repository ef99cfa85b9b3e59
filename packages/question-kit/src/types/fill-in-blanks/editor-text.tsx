import { controlStyle, Field, Kbd, QuietButton, token } from '@rubrica/ui';
import { BracketsIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { GapHighlight } from './gap-highlight.tsx';
import { gapInText } from './gaps-text.ts';
import { trackedTextOf, trackGaps, withContent } from './track-gaps.ts';
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

/** The field and, behind it, the same text with its gaps marked; the text behind also makes the field grow. */
const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  & > * {
    grid-area: 1 / 1;
    min-block-size: 132px;
    padding: 10px ${token.space[12]};
    border: 1px solid transparent;
    font-family: inherit;
    font-size: ${token.font[16]};
    line-height: 1.75;
    letter-spacing: normal;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  & > div {
    color: transparent;
    pointer-events: none;
    user-select: none;
  }
  & > div > mark {
    border-radius: 4px;
    background: ${token.color.accentSoft};
    color: inherit;
    box-decoration-break: clone;
  }
  & > textarea {
    ${controlStyle}
    padding: 10px ${token.space[12]};
    font-size: ${token.font[16]};
    line-height: 1.75;
    background: transparent;
    resize: none;
    overflow: hidden;
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
  const area = useRef<HTMLTextAreaElement>(null);
  const caretNext = useRef<number | null>(null);
  const [own, setOwn] = useState(() => ({ tracked: trackedTextOf(content), content }));

  let { tracked } = own;
  if (own.content !== content) {
    tracked = withContent(tracked, content);
    setOwn({ tracked, content });
  }
  const { text } = tracked;

  useLayoutEffect(() => {
    if (caretNext.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caretNext.current, caretNext.current);
    caretNext.current = null;
  });

  const write = (next: string, caret: number, typing: boolean) => {
    const edited = trackGaps(tracked, next, caret);
    setOwn({ tracked: edited.tracked, content });
    dispatch(updateBlockOf<FillInBlanksBlock>(index, { content: edited.content }, { typing }));
  };

  const makeGap = () => {
    const node = area.current;
    if (!node) return;
    const { selectionStart, selectionEnd } = node;
    const word = selectionStart === selectionEnd ? wordAt(text, selectionStart, contentLanguage) : null;
    const [start, end] = word ? [word.start, word.end] : [selectionStart, selectionEnd];
    const next = gapInText(text, start, end);
    if (next === null) {
      announce(start === end ? gapsOwn.selectFirst : gapsOwn.alreadyGap);
      node.focus();
      return;
    }
    const caret = next.length - (text.length - end);
    caretNext.current = caret;
    announce(gapsOwn.made(text.slice(start, end).trim()));
    write(next, caret, false);
  };

  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey || event.code !== 'KeyG') return;
    event.preventDefault();
    makeGap();
  };

  return (
    <Field
      id={fieldId(blockPath(index, 'content'))}
      label={gapsOwn.text}
      hint={hintOf(issue, gapsOwn.textHint)}
      aside={
        !readOnly && (
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
        )
      }
    >
      {(wiring) => (
        <Layers>
          <div aria-hidden="true" dir="auto">
            <GapHighlight text={text} />
          </div>
          <textarea
            {...wiring}
            ref={area}
            placeholder={gapsOwn.placeholder}
            lang={contentLanguage}
            dir="auto"
            spellCheck
            readOnly={readOnly}
            value={text}
            onChange={({ target }) => write(target.value, target.selectionEnd, true)}
            onKeyDown={press}
          />
        </Layers>
      )}
    </Field>
  );
}
