import { Button, Dialog } from '@rubrica/ui';
import { useEffect, useId, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import { setWhy, whyTargetOf } from '../../draft/items.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { RichTextField } from '../../../primitives/editor/rich-text/rich-text-field.tsx';
import { numbersOf } from '../state/block-name.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { itemPosition, whyOf } from './item-position.ts';
import { useTypeTexts } from '../../../primitives/editor/messages/message-set.ts';
import { typeLabels } from '../../registries/type-labels.ts';

export interface WhyDialogProps {
  draft: Draft;
  /** The index of the block. */
  question: number;
  /** The index of the item in the block's content. */
  item: number;
  onClose: () => void;
}

/** Edits the explanation of one item. Saving writes it to the item; closing discards it. */
export function WhyDialog({ draft, question, item, onClose }: WhyDialogProps) {
  const m = useAllEditorMessages();
  const { dispatch, readOnly } = useEditorWorkspace();
  const target = whyTargetOf(draft, question, item);
  const why = whyOf(draft, question, item);
  const [html, setHtml] = useState(why);
  const { item: itemName } = useTypeTexts(typeLabels[draft.questions[question]?.type ?? draft.subQuestionType]);
  const field = useId();
  // The field's element changes when its editor loads, so it is looked up when the dialog needs it.
  const [first] = useState(() => lookedUp(field));
  const gone = target === null;
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);
  if (gone) return null;

  const position = itemPosition(draft, question, item);
  const name = itemName?.(m.number(position)) ?? '';
  return (
    <Dialog
      open
      onClose={onClose}
      // A press outside the dialog does not discard the text.
      dismissible={html === why}
      initialFocus={first}
      title={m.why.title(numbersOf(draft.questions)[question] ?? question + 1, name)}
      description={
        <>
          {target !== '' && (
            <strong>
              <bdi>{target}</bdi>
              <br />
            </strong>
          )}
          {m.why.about}
        </>
      }
      actions={
        readOnly ? undefined : (
          <>
            <Button onClick={onClose}>{m.why.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                dispatch(setWhy(question, item, html));
                onClose();
              }}
            >
              {m.why.save}
            </Button>
          </>
        )
      }
    >
      <div data-own-undo="">
        <RichTextField
          id={field}
          label={m.why.label}
          placeholder={m.why.placeholder}
          value={html}
          onChange={setHtml}
          ownHistory
        />
      </div>
    </Dialog>
  );
}

/** A ref whose element is looked up by id on each access. */
function lookedUp(id: string): { readonly current: HTMLElement | null } {
  return {
    get current() {
      return document.getElementById(id);
    },
  };
}
