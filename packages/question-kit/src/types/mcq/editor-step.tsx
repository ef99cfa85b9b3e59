import { Select } from '@rubrica/ui';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { blockPath } from '../../primitives/draft/paths.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { mcqMaximum, wholeSteps } from './marking.ts';
import type { MarkStep, McqBlock } from './schema.ts';

const steps = { any: undefined, '0.25': 0.25, '0.5': 0.5, '1': 1 } as const;
const names = ['any', '0.25', '0.5', '1'] as const;
/** As many examples as fit beside the field. */
const mostExamples = 4;

interface StepFieldProps {
  index: number;
  step: MarkStep | undefined;
  /** How many options are right: more than one. */
  right: number;
}

/** The step in which some of several right options count, with what they earn then. */
export function StepField({ index, step, right }: StepFieldProps) {
  const own = useEditorMessageSet(mcqEditorMessages);
  const { dispatch, fieldId, readOnly } = useEditor();
  const earned = Array.from({ length: Math.min(mostExamples, right - 1) }, (_, at) => {
    const mark = wholeSteps(((at + 1) / right) * mcqMaximum(), step);
    return { count: at + 1, mark: Math.round(mark * 100) / 100 };
  });
  return (
    <Select
      id={fieldId(blockPath<McqBlock>(index, 'markStep'))}
      label={own.step}
      hint={own.stepEarns(earned, right)}
      disabled={readOnly}
      options={names.map((value) => ({ value, label: own.steps[value] }))}
      value={names.find((name) => steps[name] === step) ?? 'any'}
      onChange={(name) => dispatch(updateBlockOf<McqBlock>(index, { markStep: steps[name] }))}
    />
  );
}
