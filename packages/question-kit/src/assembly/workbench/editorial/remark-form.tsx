import { Button, Cluster, QuietButton, Stack, TextArea, token } from '@rubrica/ui';
import { PenLine } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { anchorOf, valueAt } from '../../editorial/anchor.ts';
import { addComment } from '../../editorial/comments.ts';
import { useWorkbench } from '../workbench-context.ts';
import { currentField } from './current-field.ts';
import { useEditorialMessages } from './messages/use-editorial-messages.ts';
import { beginProposal } from './proposal.ts';
import { useFieldName } from './use-field-name.ts';
import { useChangeReview } from './use-review.ts';

const About = styled.p`
  font-size: ${token.font[13]};
  & > span {
    display: block;
    color: ${token.color.inkSoft};
  }
`;

/** A comment on the field that had the focus last, and the way to suggest changes. */
export function RemarkForm({ draft, questionId }: { draft: Draft; questionId: string }) {
  const form = useRef<HTMLElement>(null);
  const { write: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  const path = field?.questionId === questionId && isThere(draft, field.path) ? field.path : [];
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
      <Remark key={path.join('.')} {...{ draft, path }} />
    </section>
  );
}

function Remark({ draft, path }: { draft: Draft; path: ValuePath }) {
  const { write: messages } = useEditorialMessages();
  const { question } = useWorkbench();
  const changeReview = useChangeReview();
  const { announce } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    changeReview((now, by) => addComment(now, { anchor: anchorOf(draft, path), text: text.trim() }, by));
    announce(messages.commented);
    flushSync(() => setText(''));
    // The button has nothing to send any more, and loses its focus.
    form.current?.querySelector('textarea')?.focus();
  };
  const suggest = () => {
    changeReview(beginProposal);
    currentField.set({ questionId: question.id, path, wants: 'change' });
  };

  return (
    <form ref={form} onSubmit={send}>
      <Stack gap={8}>
        <TextArea
          label={messages.text}
          rows={2}
          dir="auto"
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
        />
        <Cluster gap={8}>
          <Button type="submit" disabled={text.trim() === ''}>
            {messages.sendComment}
          </Button>
          <QuietButton icon={<PenLine aria-hidden="true" />} onClick={suggest}>
            {messages.suggest}
          </QuietButton>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Whether the item of a field is still in the draft. */
function isThere(draft: Draft, path: ValuePath): boolean {
  return path.length < 2 || valueAt(draft, path.slice(0, path[2] === 'content' ? 4 : 2)) !== undefined;
}
