import { QuietButton } from '@rubrica/ui';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { ModelAnswerField } from '../../primitives/editor/blocks/model-answer-field.tsx';
import { hintOf } from '../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../primitives/editor/field/issues.ts';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { RichTextField } from '../../primitives/editor/rich-text/rich-text-field.tsx';
import type { BlockEditorProps } from '../../primitives/editor/state/block-editor.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { VocabPreview } from './editor-preview.tsx';
import { withList } from './list-html.ts';
import { PasteTerms } from './paste-terms.tsx';
import type { VocabBlock } from './schema.ts';

/** Authoring of a word list or a passage: written, or made at once from a list that is pasted. */
export function VocabEditor({ block, index, issues }: BlockEditorProps<VocabBlock>) {
  const m = useEditorMessages();
  const { act, fieldId, readOnly } = useEditor();
  const [pasting, setPasting] = useState(false);
  const path = ['questions', index, 'rubric'];

  return (
    <>
      <RichTextField
        id={fieldId(path)}
        kind="passage"
        label={m.vocab.rubric}
        hint={hintOf(issueAt(issues, 'rubric'))}
        placeholder={m.vocab.placeholder}
        value={block.rubric}
        onChange={(rubric) => act(updateBlockOf(index, { rubric }))}
      />
      {!readOnly && (
        <div>
          <QuietButton icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setPasting(true)}>
            {m.vocab.paste}
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
            act(updateBlockOf(index, { rubric: withList(block.rubric, terms) }), {
              focus: path,
              say: m.vocab.pasted(terms.length),
            });
          }}
        />
      )}
    </>
  );
}
