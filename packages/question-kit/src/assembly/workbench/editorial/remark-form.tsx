import { Button, Cluster, QuietButton, Stack, TextArea, token } from '@rubrica/ui';
import { PenLine } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import type { ValuePath } from '../../compare/difference.ts';
import type { Draft } from '../../core/question.ts';
import { anchorOf, placeOf, valueAt, type Anchor } from '../../editorial/anchor.ts';
import { addComment } from '../../editorial/comments.ts';
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

/** A comment that is being written. */
interface Unsent {
  text: string;
  /** The field that had the focus when it was begun: it stays the one that the comment is about. */
  anchor: Anchor;
}

/** What is being written, by question, the newest last: it outlives the form, which goes with its pane. */
const unsentComments = new Map<string, readonly Unsent[]>();

/** A comment on the field that had the focus last, and the way to suggest changes. */
export function RemarkForm(props: { draft: Draft; questionId: string }) {
  return <Remark key={props.questionId} {...props} />;
}

function Remark({ draft, questionId }: { draft: Draft; questionId: string }) {
  const section = useRef<HTMLElement>(null);
  const { write: messages } = useEditorialMessages();
  const nameField = useFieldName();
  const changeReview = useChangeReview();
  const { announce } = useEditor();
  const [unsent, setUnsent] = useState(() => unsentComments.get(questionId) ?? []);
  // The newest stays, whatever field gets the focus, until another field is asked for.
  const [isNewestKept, setNewestKept] = useState(unsent.length > 0);
  const field = useSyncExternalStore(currentField.subscribe, currentField.get, currentField.get);
  const focused = fieldThere(draft, field?.questionId === questionId ? field.path : []);
  const placeNow = ({ anchor }: Unsent) => fieldThere(draft, placeOf(draft, anchor));
  const newest = unsent.at(-1);
  const here = unsent.findLast((each) => placeNow(each).join('.') === focused.join('.'));
  const written = isNewestKept && newest ? newest : here;
  const path = written ? placeNow(written) : focused;
  const text = written?.text ?? '';
  const isNewestHere = newest !== undefined && newest === here;
  if (field?.wants === 'write' && isNewestKept !== isNewestHere) setNewestKept(isNewestHere);
  useEffect(() => {
    if (field?.wants !== 'write') return;
    section.current?.querySelector('textarea')?.focus();
    currentField.set({ questionId: field.questionId, path: field.path });
  }, [field]);

  const write = (next: string) => {
    const others = unsent.filter((each) => each !== written);
    const all = next === '' ? others : [...others, { text: next, anchor: written?.anchor ?? anchorOf(draft, path) }];
    unsentComments.set(questionId, all);
    setUnsent(all);
    setNewestKept(next !== '');
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    changeReview((now, by) => addComment(now, { anchor: anchorOf(draft, path), text: text.trim() }, by));
    announce(messages.commented);
    flushSync(() => write(''));
    // The button has nothing to send any more, and loses its focus.
    section.current?.querySelector('textarea')?.focus();
  };
  const suggest = () => {
    changeReview(beginProposal);
    currentField.set({ questionId, path: focused, wants: 'change' });
  };

  return (
    <section ref={section} aria-label={messages.heading}>
      <About>
        <bdi>{messages.about(nameField(draft, path))}</bdi>
        {path.length === 0 && <span>{messages.aboutHint}</span>}
      </About>
      <form onSubmit={send}>
        <Stack gap={8}>
          <TextArea
            label={messages.text}
            rows={2}
            dir="auto"
            maxLength={5000}
            value={text}
            onChange={(event) => write(event.target.value)}
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
    </section>
  );
}

/** A field of the draft; the question itself where the item of the field is gone. */
function fieldThere(draft: Draft, path: ValuePath | null): ValuePath {
  if (path === null) return [];
  const isThere = path.length < 2 || valueAt(draft, path.slice(0, path[2] === 'content' ? 4 : 2)) !== undefined;
  return isThere ? path : [];
}
