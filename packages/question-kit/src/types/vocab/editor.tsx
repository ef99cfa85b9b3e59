import { QuietButton } from '@rubrica/ui';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { ModelAnswerField } from '../../primitives/editor/blocks/model-answer-field.tsx';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { RichTextField } from '../../primitives/editor/rich-text/rich-text-field.tsx';
import type { BlockEditorProps, TypeEditor } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { VocabPreview } from './editor-preview.tsx';
import { withList } from './list-html.ts';
import { PasteTerms } from './paste-terms.tsx';
import type { VocabBlock } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { vocabEditorMessages } from './editor-messages.ts';
import { blockPath } from '../../primitives/draft/paths.ts';

/** Authoring of a word list or a passage: written, or made at once from a list that is pasted. */
function VocabEditor({ block, index, issues }: BlockEditorProps<VocabBlock>) {
  const own = useEditorMessageSet(vocabEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const [pasting, setPasting] = useState(false);
  const path = blockPath(index, 'rubric');

  return (
    <>
      <RichTextField
        id={fieldId(path)}
        kind="passage"
        label={own.rubric}
        hint={hintOf(issueAt(issues, 'rubric'))}
        placeholder={own.placeholder}
        value={block.rubric}
        onChange={(rubric) => dispatch(updateBlockOf(index, { rubric }))}
      />
      {!readOnly && (
        <div>
          <QuietButton icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setPasting(true)}>
            {own.paste}
          </QuietButton>
        </div>
      )}
      <VocabPreview html={block.rubric} />
      <ModelAnswerField index={index} value={block.modelAnswer} />
      {pasting && (
        <PasteTerms
          onClose={() => setPasting(false)}
          onMake={(terms) => {
            setPasting(false);
            dispatch(updateBlockOf(index, { rubric: withList(block.rubric, terms) }), {
              focus: path,
              say: own.pasted(terms.length),
            });
          }}
        />
      )}
    </>
  );
}

/** The form in which blocks of this type are written. */
export const vocabEditor: TypeEditor<VocabBlock> = { Editor: VocabEditor };
