import { memo } from 'react';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { updateInput } from '../../../primitives/draft/input-actions.ts';
import { stimulusIcons } from '../add/stimulus-icons.ts';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../../primitives/editor/field/issues.ts';
import { FormCard } from '../form/form-card.ts';
import { ItemMenu } from '../form/item-menu.tsx';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { RichTextField } from '../../../primitives/editor/rich-text/rich-text-field.tsx';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { useItemActions } from '../state/use-item-actions.ts';
import { AudioFields } from './audio-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import { PdfFields } from './pdf-fields.tsx';
import { VideoFields } from './video-fields.tsx';
import { inputPath } from '../../../primitives/draft/paths.ts';

export interface StimulusCardProps {
  item: InputItem;
  index: number;
  total: number;
  issues: readonly EditorIssue[];
}

/** The form of one stimulus item. */
export const StimulusCard = memo(function StimulusCard({ item, index, total, issues }: StimulusCardProps) {
  const m = useEditorMessages();
  const { fieldId, readOnly } = useEditorWorkspace();
  const actions = useItemActions('input', 'form');
  const name = m.actions.stimulus(index + 1);
  const Icon = stimulusIcons[item.kind];
  return (
    <FormCard
      id={fieldId(inputPath(index))}
      data-place={`input.${index}`}
      tabIndex={-1}
      role="group"
      aria-label={`${name}${m.comma}${m.stimulus.kinds[item.kind]}`}
    >
      <div data-part="head">
        <Icon aria-hidden="true" />
        <h3>{m.stimulus.kinds[item.kind]}</h3>
        {!readOnly && <ItemMenu list="input" index={index} total={total} name={name} actions={actions} />}
      </div>
      <StimulusFields item={item} index={index} issues={issues} />
    </FormCard>
  );
});

function StimulusFields({ item, index, issues }: Omit<StimulusCardProps, 'total'>) {
  const m = useEditorMessages();
  const { dispatch, fieldId } = useEditorWorkspace();
  switch (item.kind) {
    case 'text':
      return (
        <RichTextField
          id={fieldId(inputPath(index, 'html'))}
          kind="passage"
          label={m.stimulus.passage}
          hint={hintOf(issueAt(issues, 'html'))}
          placeholder={m.stimulus.passagePlaceholder}
          value={item.html}
          onChange={(html) => dispatch(updateInput(index, { html }))}
        />
      );
    case 'image':
      return <ImageFields item={item} index={index} issue={issueAt(issues, 'alt')} />;
    case 'audio':
      return <AudioFields item={item} index={index} />;
    case 'video':
      return <VideoFields item={item} index={index} />;
    case 'pdf':
      return <PdfFields item={item} index={index} />;
  }
}
