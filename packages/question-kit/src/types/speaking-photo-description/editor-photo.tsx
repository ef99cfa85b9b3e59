import { TextArea, token } from '@rubrica/ui';
import { memo, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { updateItemOf } from '../../primitives/draft/item-actions.ts';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { DragHandle } from '../../primitives/editor/sort/drag-handle.tsx';
import { useSortLine } from '../../primitives/editor/sort/use-sort-line.ts';
import { ItemLine } from '../../families/speaking/editor/item-line.ts';
import { SpokenMenu } from '../../families/speaking/editor/spoken-menu.tsx';
import { TimeFields } from '../../families/speaking/editor/time-fields.tsx';
import { useItemActions } from '../../families/speaking/editor/use-item-actions.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import { useEditor, type EditorIssue } from '../../primitives/editor/state/editor-api.ts';
import { FileLine } from '../../primitives/editor/files/file-line.tsx';
import { useFileUrl } from '../../primitives/stimulus/use-file-url.ts';
import type { SpeakingPhoto } from './schema.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  & > img {
    justify-self: start;
    max-block-size: 180px;
    max-inline-size: 100%;
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
  }
`;

interface PhotoLineProps {
  photo: SpeakingPhoto;
  /** The block's id: while a photo is dragged, it identifies the list that the photo belongs to. */
  list: string;
  index: number;
  itemIndex: number;
  total: number;
  issue: EditorIssue | undefined;
}

/** One photo: the picture, its description, its times. */
export const PhotoLine = memo(function PhotoLine({ photo, list, index, itemIndex, total, issue }: PhotoLineProps) {
  const m = useEditorMessages();
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const file = useFileUrl(photo.image);
  const name = own.item.photo(itemIndex + 1);
  const actions = useItemActions({ index, itemIndex, total, name, field: 'alt' });
  const sort = useSortLine(photo.id, { list, index: itemIndex, name, move: actions.move }, readOnly);

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    actions.move(itemIndex, itemIndex + step, true);
  };

  return (
    <ItemLine ref={sort.setNodeRef} style={sort.style} data-dragging={sort.isDragging || undefined}>
      {readOnly ? <span /> : <DragHandle {...sort.handle} label={m.outline.drag(name)} tabIndex={-1} />}
      <Fields role="group" aria-label={name}>
        {file.url !== undefined && <img src={file.url} onError={file.onError} alt={photo.alt} />}
        <FileLine
          kind="image"
          file={photo.image}
          onReplace={(image) => dispatch(updateItemOf<SpeakingPhoto>(index, itemIndex, { image }))}
        />
        <TextArea
          id={fieldId(itemPath<SpeakingPhoto>(index, itemIndex, 'alt'))}
          label={own.alt}
          hint={hintOf(issue, own.altHint)}
          dir="auto"
          rows={2}
          maxLength={1000}
          required
          readOnly={readOnly}
          value={photo.alt}
          onChange={(event) => dispatch(updateItemOf<SpeakingPhoto>(index, itemIndex, { alt: event.target.value }))}
          onKeyDown={readOnly ? undefined : press}
        />
        <TimeFields name={name} times={photo} onChange={actions.times} />
      </Fields>
      {!readOnly && (
        <SpokenMenu
          name={name}
          itemIndex={itemIndex}
          total={total}
          actions={actions}
          onDuplicate={() => actions.duplicate(photo)}
          onTimesToAll={() => actions.timesToAll(photo)}
        />
      )}
    </ItemLine>
  );
});
