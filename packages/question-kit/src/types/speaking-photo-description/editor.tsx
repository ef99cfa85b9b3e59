import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { insertItemOf } from '../../primitives/draft/item-actions.ts';
import { FormList } from '../../primitives/editor/blocks/form-list.tsx';
import { AddButton } from '../../primitives/editor/blocks/add-button.tsx';
import { IssueNote } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { useStableIds } from '../../primitives/editor/sort/use-stable-ids.ts';
import { SpokenForm } from '../../families/speaking/editor/spoken-form.tsx';
import { copyTimes } from '../../families/speaking/editor/use-item-actions.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from '../../families/speaking/editor/editor-messages.ts';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { PhotoLine } from './editor-photo.tsx';
import type { SpeakingPhotoDescriptionBlock, SpeakingPhoto } from './schema.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** Authoring of photos to speak about: the pictures, their descriptions, times and marks. */
function SpeakingPhotoDescriptionEditor(props: BlockEditorProps<SpeakingPhotoDescriptionBlock>) {
  const { block, index, issues } = props;
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch, canUpload, chooseFile, fieldId, readOnly } = useEditor();
  const ids = useStableIds(block.content);
  const total = block.content.length;
  const missing = issueAt(issues, 'content');
  const last = block.content.at(-1);

  // A new photo takes the times of the one before it.
  const add = () =>
    chooseFile('image', (image) =>
      dispatch(insertItemOf(index, { id: freshId(), image, alt: '', ...copyTimes(last) }, total), {
        focus: itemPath<SpeakingPhoto>(index, total, 'alt'),
      }),
    );

  return (
    <SpokenForm
      block={block}
      index={index}
      issues={issues}
      rubricPlaceholder={own.photosRubric}
      maxima={{
        communicationMark: block.communicationMark,
        languageKnowledgeMark: block.languageKnowledgeMark,
      }}
    >
      <FormList label={own.photos} aside={total > 1 ? own.inOrder : undefined}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={readOnly}>
          <ol>
            {block.content.map((photo, itemIndex) => (
              <PhotoLine
                key={photo.id}
                photo={photo}
                list={block.id ?? String(index)}
                index={index}
                itemIndex={itemIndex}
                total={total}
                issue={issueAt(issues, 'content', itemIndex, 'alt')}
              />
            ))}
          </ol>
        </SortableContext>
        {total === 0 && <p>{canUpload ? own.noPhotos : own.noUploads}</p>}
        <div>{missing && <IssueNote issue={missing} />}</div>
        {!readOnly && canUpload && (
          <div data-part="foot">
            <AddButton id={fieldId(blockPath(index, 'content'))} onClick={add}>
              {own.addPhoto}
            </AddButton>
          </div>
        )}
      </FormList>
    </SpokenForm>
  );
}

/** The form in which blocks of this type are written. */
export const speakingPhotoDescriptionEditor: TypeEditor<SpeakingPhotoDescriptionBlock> = {
  Editor: SpeakingPhotoDescriptionEditor,
};
