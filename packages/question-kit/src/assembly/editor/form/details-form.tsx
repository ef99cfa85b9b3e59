import { Combobox, Select, TextField, token, type Option } from '@rubrica/ui';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import {
  questionTypes,
  isAuthored,
  skillCategories,
  type QuestionType,
  type SkillCategory,
} from '../../../types/question-types.ts';
import type { Draft } from '../../core/question.ts';
import { changeSubQuestionType, changeType, updateDraft } from '../../draft/head.ts';
import { lossOfSubQuestionType, lossOfType } from '../../draft/loss.ts';
import { offeredTypes } from '../add/add-options.ts';
import { hintOf } from '../../../primitives/editor/field/issue-note.tsx';
import { issueAt } from '../../../primitives/editor/field/issues.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { useEditorWorkspace } from '../state/editor-workspace.ts';
import { type EditorIssue } from '../../../primitives/editor/state/editor-api.ts';
import { ChangeTypeDialog, type TypeChange } from './change-type-dialog.tsx';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[12]};
  & > * {
    grid-column: span 2;
    grid-template-columns: minmax(0, 1fr);
  }
  & > :first-child {
    grid-column: 1 / -1;
  }
  & > :is(:nth-child(2), :nth-child(3)) {
    grid-column: span 3;
  }
  @container form (max-width: 480px) {
    & > :nth-child(n) {
      grid-column: 1 / -1;
    }
    /* Category and level, which are short, share a line. */
    & > :is(:nth-child(4):not(:last-child), :nth-child(5)) {
      grid-column: span 3;
    }
  }
  @container form (min-width: 400px) {
    & > :is(:nth-child(2), :nth-child(3)) {
      grid-column: span 3;
    }
  }
`;

/** The head of a draft. */
export type QuestionDetails = Pick<Draft, 'title' | 'type' | 'subQuestionType' | 'category' | 'level' | 'diploma'>;

/** The host's categories, levels and diplomas; a field without options is hidden. */
export interface DetailsOptions {
  categories?: readonly Option[] | undefined;
  levels?: readonly Option[] | undefined;
  diplomas?: readonly Option[] | undefined;
}

export interface DetailsFormProps extends DetailsOptions, QuestionDetails {
  issues: readonly EditorIssue[];
}

/** Title, skill, type, category, level and diploma. */
export const DetailsForm = memo(function DetailsForm(props: DetailsFormProps) {
  const m = useAllEditorMessages();
  const { dispatch, getDraft, fieldId, offers, readOnly } = useEditorWorkspace();
  const [change, setChange] = useState<TypeChange | null>(null);
  const { issues } = props;

  const skills = skillCategories
    .filter((skill) => offeredTypes(skill, offers).length > 0 || skill === props.type)
    .map((value): Option<SkillCategory> => ({ value, label: m.skills[value] }));
  const offered = offeredTypes(props.type, offers);
  const types = questionTypes
    .filter((type) => (isAuthored(type) && offered.includes(type)) || type === props.subQuestionType)
    .map((value): Option<QuestionType> => ({ value, label: m.typeNames[value] }));

  const ask = (next: Omit<TypeChange, 'losses'>, losses: TypeChange['losses']) => {
    if (losses.length === 0) dispatch(next.action);
    else setChange({ ...next, losses });
  };
  const chosen = [
    ['category', m.details.category, props.categories],
    ['level', m.details.level, props.levels],
    ['diploma', m.details.diploma, props.diplomas],
  ] as const;

  return (
    <>
      <Fields>
        <TextField
          id={fieldId(['title'])}
          label={m.details.title}
          placeholder={m.details.titlePlaceholder}
          hint={hintOf(issueAt(issues, 'title'))}
          dir="auto"
          autoComplete="off"
          maxLength={300}
          readOnly={readOnly}
          value={props.title}
          onChange={(event) => dispatch(updateDraft({ title: event.target.value }))}
        />
        <Select
          id={fieldId(['type'])}
          label={m.details.skill}
          options={skills}
          disabled={readOnly}
          value={props.type}
          onChange={(skill) =>
            skill !== props.type &&
            ask(
              { title: m.changeType.skillTitle(m.skills[skill]), action: changeType(skill) },
              lossOfType(getDraft(), skill),
            )
          }
        />
        <Select
          id={fieldId(['subQuestionType'])}
          label={m.details.subType}
          hint={hintOf(issueAt(issues, 'subQuestionType'))}
          options={types}
          disabled={readOnly}
          value={props.subQuestionType}
          onChange={(type) =>
            type !== props.subQuestionType &&
            isAuthored(type) &&
            ask(
              { title: m.changeType.title(m.typeNames[type]), action: changeSubQuestionType(type) },
              lossOfSubQuestionType(getDraft(), type),
            )
          }
        />
        {chosen.map(
          ([field, label, options]) =>
            options && (
              <Combobox
                key={field}
                id={fieldId([field])}
                label={label}
                hint={hintOf(issueAt(issues, field))}
                placeholder={m.details.none}
                options={options}
                disabled={readOnly}
                value={props[field]}
                onChange={(value) =>
                  dispatch({ ...updateDraft({ [field]: value ?? '' }), typing: `draft:pick:${field}` })
                }
              />
            ),
        )}
      </Fields>
      {change && <ChangeTypeDialog change={change} onClose={() => setChange(null)} />}
    </>
  );
});
