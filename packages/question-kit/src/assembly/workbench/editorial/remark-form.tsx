import { Button, RadioGroup, Radio, Stack, TextArea, TextField, token } from '@rubrica/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { RichTextInput } from '../../../primitives/editor/rich-text/rich-text-field.tsx';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { anchorOf, valueAt } from '../../editorial/anchor.ts';
import { addComment } from '../../editorial/comments.ts';
import { suggestChange, suggestedEdit } from '../../editorial/suggestions.ts';
import { currentField } from './current-field.ts';
import { kindOfField } from './fields-of-draft.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { useFieldName } from './use-field-name.ts';
import { useChangeReview } from './use-review.ts';

const About = styled.p`
  font-size: ${token.font[13]};
  & > span {
    display: block;
    color: ${token.color.inkSoft};
  }
`;

/** A comment on the field that had the focus last, or a suggestion how it should read. */
export function RemarkForm({ draft, questionId }: { draft: Draft; questionId: string }) {
  const form = useRef<HTMLElement>(null);
  const { write: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  const path = field?.questionId === questionId && isThere(draft, field.path) ? field.path : [];
  const kind = kindOfField(path);
  useEffect(() => {
    if (field?.wants !== 'write') return;
    form.current?.querySelector('textarea')?.focus();
    currentField.set({ questionId: field.questionId, path: field.path });
  }, [field]);
  return (
    <section ref={form} aria-label={messages.heading}>
      <About>
        <bdi>{messages.about(nameField(draft, path))}</bdi>
        {path.length === 0 && <span>{messages.aboutHint}</span>}
      </About>
      <Remark key={path.join('.')} {...{ draft, path, kind }} />
    </section>
  );
}

interface RemarkProps {
  draft: Draft;
  path: ValuePath;
  kind: ReturnType<typeof kindOfField>;
}

function Remark({ draft, path, kind }: RemarkProps) {
  const { write: messages } = useEditorialMessages();
  const changeReview = useChangeReview();
  const { announce } = useEditor();
  const before = textAt(draft, path);
  const form = useRef<HTMLFormElement>(null);
  const [isSuggestion, setIsSuggestion] = useState(false);
  const [text, setText] = useState('');
  const [after, setAfter] = useState(before);
  const suggests = isSuggestion && kind !== null;
  const wanted = kind === 'number' ? numberIn(after) : after;
  const isReady = suggests ? after !== before && doesFit(draft, path, wanted) : text.trim() !== '';

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isReady) return;
    if (suggests) changeReview((now, by) => suggestChange(now, draft, { path, after: wanted, note: text.trim() }, by));
    else changeReview((now, by) => addComment(now, { anchor: anchorOf(draft, path), text: text.trim() }, by));
    announce(suggests ? messages.suggested : messages.commented);
    flushSync(() => {
      setText('');
      setIsSuggestion(false);
      setAfter(before);
    });
    // The button has nothing to send any more, and loses its focus.
    form.current?.querySelector('textarea')?.focus();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
  };

  return (
    <form ref={form} onSubmit={send}>
      <Stack gap={8}>
        {kind !== null && (
          <RadioGroup
            label={messages.kind}
            hideLabel
            inline
            value={isSuggestion ? 'suggestion' : 'comment'}
            onChange={(value) => setIsSuggestion(value === 'suggestion')}
          >
            <Radio value="comment" label={messages.comment} />
            <Radio value="suggestion" label={messages.suggest} />
          </RadioGroup>
        )}
        {suggests && kind === 'rich' && (
          <RichTextInput label={messages.after} value={after} onChange={setAfter} ownHistory />
        )}
        {suggests && kind === 'plain' && (
          <TextArea
            label={messages.after}
            rows={1}
            dir="auto"
            value={after}
            onChange={(event) => setAfter(event.target.value)}
            onKeyDown={sendByKey}
          />
        )}
        {suggests && kind === 'number' && (
          <TextField
            label={messages.after}
            inputMode="decimal"
            dir="ltr"
            value={after}
            onChange={(event) => setAfter(event.target.value)}
            onKeyDown={sendByKey}
          />
        )}
        <TextArea
          label={suggests ? messages.note : messages.text}
          rows={2}
          dir="auto"
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
        <div>
          <Button type="submit" disabled={!isReady}>
            {suggests ? messages.sendSuggestion : messages.sendComment}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function textAt(draft: Draft, path: ValuePath): string {
  const value = valueAt(draft, path);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** The number that is typed, null for none: an optional field is emptied. What is no number fits nowhere. */
function numberIn(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Whether the field can hold the value, so that it could be accepted. */
function doesFit(draft: Draft, path: ValuePath, after: number | string | null): boolean {
  const before = valueAt(draft, path);
  const now = typeof before === 'string' || typeof before === 'number' ? before : null;
  return suggestedEdit(draft, { id: '', ...anchorOf(draft, path), before: now, after }).outcome === 'applies';
}

/** Whether the item of a field is still in the draft. */
function isThere(draft: Draft, path: ValuePath): boolean {
  return path.length < 2 || valueAt(draft, path.slice(0, path[2] === 'content' ? 4 : 2)) !== undefined;
}
