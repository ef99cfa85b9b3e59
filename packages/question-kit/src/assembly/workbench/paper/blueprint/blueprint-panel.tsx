import { Button, Dialog, IconButton, QuietButton, Select, Stack, TextField, VisuallyHidden, token } from '@rubrica/ui';
import { ArrowDown, ArrowUp, Check, CircleDashed, Plus, X } from 'lucide-react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { skillCategories, type SkillCategory } from '../../../../types/question-types.ts';
import { useAllEditorMessages } from '../../../editor/messages/all-messages.ts';
import type { Draft } from '../../../core/question.ts';
import { compareBlueprint, type BlueprintLine } from '../../../paper/blueprint.ts';
import type { Target } from '../../../paper/paper.ts';
import { usePaperMessages } from '../messages/use-paper-messages.ts';
import { pointsIn } from './points-in.ts';

const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  min-inline-size: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  font-size: ${token.font[14]};
  &[data-bare] {
    padding: 0;
    border: 0;
    background: none;
  }
  & > h2 {
    margin: 0;
    font-size: ${token.font[16]};
    font-weight: 600;
  }
  & > p {
    margin: 0;
    color: ${token.color.inkSoft};
  }
  /* What is only for screen readers is placed in it, and not beside it. */
  & > [data-part='scroll'] {
    position: relative;
    overflow-x: auto;
  }
  & table {
    inline-size: 100%;
    border-spacing: 0;
  }
  & :is(th, td) {
    padding-block: 4px;
    padding-inline: 0 ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    font-weight: 400;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & thead th {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & [data-part='level'] {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & [data-part='target'] {
    inline-size: 64px;
  }
  & [data-status] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-weight: 550;
    white-space: nowrap;
  }
  & [data-status] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-status='hole'] {
    color: ${token.color.dangerInk};
  }
  & [data-status='surplus'] {
    color: ${token.color.warningInk};
  }
  & [data-status='met'] {
    color: ${token.color.successInk};
  }
`;

const icons = { hole: ArrowDown, surplus: ArrowUp, met: Check, unplanned: CircleDashed };

interface BlueprintPanelProps {
  blueprint: readonly Target[];
  drafts: readonly Draft[];
  levels: readonly string[];
  /** Without a frame and a heading: a dialog has them. */
  isBare?: boolean;
  onChange: (blueprint: readonly Target[]) => void;
}

/** How many points of each skill and level the paper should have, and what is missing or too much. */
export function BlueprintPanel({ blueprint, drafts, levels, isBare = false, onChange }: BlueprintPanelProps) {
  const { blueprint: m, number } = usePaperMessages();
  const { skills } = useAllEditorMessages();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const lines = compareBlueprint(blueprint, drafts);
  const resultOf = ({ target, status, difference }: BlueprintLine) => {
    if (target === null) return { sign: 'unplanned' as const, text: m.unplanned };
    if (status === 'hole') return { sign: status, text: m.hole(-difference) };
    return { sign: status, text: status === 'met' ? m.met : m.surplus(difference) };
  };
  return (
    <Panel aria-label={m.title} data-bare={isBare ? '' : undefined}>
      {!isBare && <h2>{m.title}</h2>}
      <p>{lines.length === 0 ? m.empty : m.text}</p>
      {lines.length > 0 && (
        <div data-part="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{m.columns.skill}</th>
                <th scope="col">{m.columns.target}</th>
                <th scope="col">{m.columns.there}</th>
                <th scope="col">{m.columns.difference}</th>
                <th scope="col">
                  <VisuallyHidden>{m.columns.actions}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const skill = skills[line.skill];
                const level = line.level === '' && line.target !== null ? m.anyLevel : line.level || '–';
                const { sign, text } = resultOf(line);
                const Icon = icons[sign];
                return (
                  <tr key={`${line.skill} ${line.level} ${line.target === null}`}>
                    <th scope="row">
                      {skill}
                      <span data-part="level">{level}</span>
                    </th>
                    <td>
                      {line.target === null ? (
                        '–'
                      ) : (
                        <TargetField
                          label={m.targetOf(skill, level)}
                          points={line.target}
                          onChange={(points) =>
                            onChange(
                              [
                                ...blueprint.flatMap((target) => (isOf(target, line) ? [] : [target])),
                                { skill: line.skill, level: line.level, points },
                              ].toSorted((a, b) => placeOf(blueprint, a) - placeOf(blueprint, b)),
                            )
                          }
                        />
                      )}
                    </td>
                    <td>{number(line.points)}</td>
                    <td>
                      <span data-status={sign}>
                        <Icon aria-hidden="true" />
                        {text}
                      </span>
                    </td>
                    <td>
                      {line.target !== null && (
                        <IconButton
                          label={m.remove(skill, level)}
                          icon={<X aria-hidden="true" />}
                          onClick={() => {
                            onChange(blueprint.filter((target) => !isOf(target, line)));
                            addButton.current?.focus();
                          }}
                        />
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <div>
        <QuietButton ref={addButton} icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {m.add}
        </QuietButton>
      </div>
      {isAdding && (
        <TargetDialog
          levels={levels}
          onClose={() => setAdding(false)}
          onSave={(target) => {
            setAdding(false);
            onChange([...blueprint, target]);
          }}
        />
      )}
    </Panel>
  );
}

/** Whether a line is about this target. */
function isOf({ skill, level }: Target, line: BlueprintLine): boolean {
  return skill === line.skill && level === line.level;
}

/** The place of a target's skill and level among the targets, so that a changed one stays where it is. */
function placeOf(blueprint: readonly Target[], { skill, level }: Target): number {
  return blueprint.findIndex((target) => target.skill === skill && target.level === level);
}

/** The points of a target: taken over when the field is left, or with Enter. */
function TargetField(props: { label: string; points: number; onChange: (points: number) => void }) {
  const { blueprint: m } = usePaperMessages();
  const [text, setText] = useState<string | null>(null);
  const take = () => {
    const points = text === null ? undefined : pointsIn(text);
    if (points !== undefined && points !== null && points > 0 && points !== props.points) props.onChange(points);
    setText(null);
  };
  const isRefused = text !== null && text.trim() !== '' && !pointsIn(text);
  return (
    <div data-part="target">
      <TextField
        label={props.label}
        hideLabel
        inputMode="decimal"
        dir="ltr"
        value={text ?? String(props.points)}
        error={isRefused ? m.pointsError : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </div>
  );
}

interface TargetDialogProps {
  levels: readonly string[];
  onSave: (target: Target) => void;
  onClose: () => void;
}

const anyLevel = 'any';

/** A further target. */
function TargetDialog({ levels, onSave, onClose }: TargetDialogProps) {
  const { blueprint: m } = usePaperMessages();
  const { skills } = useAllEditorMessages();
  const [skill, setSkill] = useState<SkillCategory>('Reading');
  const [level, setLevel] = useState(anyLevel);
  const [points, setPoints] = useState('');
  const [isRefused, setRefused] = useState(false);
  const formId = useId();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = pointsIn(points);
    if (given) onSave({ skill, level: level === anyLevel ? '' : level.slice('level '.length), points: given });
    else setRefused(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.add}
      actions={
        <Button type="submit" form={formId} variant="primary">
          {m.save}
        </Button>
      }
    >
      <Stack as="form" id={formId} onSubmit={save}>
        <Select
          label={m.skill}
          value={skill}
          onChange={setSkill}
          options={skillCategories.map((value) => ({ value, label: skills[value] }))}
        />
        <Select
          label={m.level}
          value={level}
          onChange={setLevel}
          options={[
            { value: anyLevel, label: m.anyLevel },
            ...levels.map((name) => ({ value: `level ${name}`, label: name })),
          ]}
        />
        <TextField
          label={m.points}
          inputMode="decimal"
          dir="ltr"
          value={points}
          error={isRefused ? m.pointsError : undefined}
          onChange={(event) => {
            setRefused(false);
            setPoints(event.target.value);
          }}
        />
      </Stack>
    </Dialog>
  );
}
