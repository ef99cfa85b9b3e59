import { BlockExtras } from '../blocks/block-extras.tsx';
import { RubricField } from '../blocks/rubric-field.tsx';
import type { BlockEditorProps } from '../state/block-editor.ts';

/** Authoring of short answers and note sheets. */
export function ShortEditor({ block, index, issues }: BlockEditorProps<'ShortAnswers'>) {
  return (
    <>
      <RubricField index={index} rubric={block.rubric} placeholder="" issues={issues} />
      <BlockExtras index={index} autoCorrected={block.autoCorrected} modelAnswer={block.modelAnswer} />
    </>
  );
}
