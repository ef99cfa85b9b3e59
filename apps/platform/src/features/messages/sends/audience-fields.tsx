import { Combobox, MultiCombobox, Radio, RadioGroup, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions, usePersonNames, useStudentOptions } from '../../../lib/options/use-options.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { recipientKinds, taskStates, whoKinds, type SendDraft } from './send-draft.ts';
import { useTaskOptions } from './use-task-options.ts';

/** How many chosen people are named; of more, the rest is counted. */
const mostNames = 20;

interface AudienceFieldsProps {
  draft: SendDraft;
  onChange: (change: Partial<SendDraft>) => void;
  /** Whether to say what is missing. */
  isChecked: boolean;
}

/** To whom a message goes. */
export function AudienceFields({ draft, onChange, isChecked }: AudienceFieldsProps) {
  const { compose: m } = useMessages({ en, ar });
  const offered = whoKinds.filter((kind) => kind !== 'people' || draft.people.length > 0 || draft.who === 'people');
  const missing = (isMissing: boolean) => (isChecked && isMissing ? m.problems.audience : undefined);
  return (
    <Stack gap={16}>
      <RadioGroup
        label={m.who}
        hideLabel
        inline
        value={draft.who}
        onChange={(value) => onChange({ who: whoKinds.find((kind) => kind === value) ?? draft.who })}
      >
        {offered.map((kind) => (
          <Radio
            key={kind}
            value={kind}
            label={kind === 'people' ? m.whoKinds.people(draft.people.length) : m.whoKinds[kind]}
          />
        ))}
      </RadioGroup>
      {draft.who === 'groups' && (
        <Groups
          label={m.groups}
          hint={m.groupsHint}
          value={draft.groups}
          error={missing(draft.groups.length === 0)}
          onChange={(groups) => onChange({ groups })}
        />
      )}
      {draft.who === 'students' && (
        <Students
          value={draft.students}
          error={missing(draft.students.length === 0)}
          onChange={(students) => onChange({ students })}
        />
      )}
      {draft.who === 'people' && (
        <People
          value={draft.people}
          error={missing(draft.people.length === 0)}
          onChange={(people) => onChange({ people })}
        />
      )}
      {draft.who === 'task' && (
        <>
          <TaskField
            label={m.task}
            value={draft.task}
            error={missing(draft.task === null)}
            onChange={(task) => onChange({ task })}
          />
          <RadioGroup
            label={m.taskState}
            value={draft.taskState}
            onChange={(value) =>
              onChange({ taskState: taskStates.find((state) => state === value) ?? draft.taskState })
            }
          >
            {taskStates.map((state) => (
              <Radio key={state} value={state} label={m.taskStates[state]} />
            ))}
          </RadioGroup>
          <Groups
            label={m.taskGroups}
            hint={m.taskGroupsHint}
            value={draft.taskGroups}
            onChange={(taskGroups) => onChange({ taskGroups })}
          />
        </>
      )}
      {draft.who !== 'people' && (
        <RadioGroup
          label={m.to}
          inline
          value={draft.to}
          onChange={(value) => onChange({ to: recipientKinds.find((kind) => kind === value) ?? draft.to })}
        >
          {recipientKinds.map((kind) => (
            <Radio key={kind} value={kind} label={m.toKinds[kind]} />
          ))}
        </RadioGroup>
      )}
    </Stack>
  );
}

interface ChosenProps {
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

function Groups({ label, hint, ...chosen }: ChosenProps & { label: string; hint: string }) {
  return <MultiCombobox {...chosen} label={label} hint={hint} options={useGroupOptions()} />;
}

function Students(chosen: ChosenProps) {
  const { compose: m } = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  const found = useStudentOptions(search);
  const names = usePersonNames(chosen.value);
  return (
    <MultiCombobox
      {...chosen}
      label={m.students}
      hint={m.studentsHint}
      {...found}
      selectedOptions={names}
      onSearch={setSearch}
    />
  );
}

/** The people who were chosen in the list of users: whoever is not meant is taken out here. */
function People({ value, error, onChange }: ChosenProps) {
  const { compose: m } = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  const found = useStudentOptions(search);
  // The field shows the newest ones, and these are the names that it needs.
  const names = usePersonNames(value.slice(-mostNames));
  return (
    <MultiCombobox
      label={m.people}
      hint={m.peopleHint}
      value={value}
      error={error}
      {...found}
      selectedOptions={names}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

interface TaskFieldProps {
  label: string;
  value: string | null;
  error?: string | undefined;
  onChange: (task: string | null) => void;
}

/** A task, searched by its title. */
export function TaskField({ label, value, error, onChange }: TaskFieldProps) {
  const { compose: m } = useMessages({ en, ar });
  const [search, setSearch] = useState('');
  const { chosen, ...found } = useTaskOptions(search, value);
  return (
    <Combobox
      label={label}
      hint={m.taskHint}
      value={value}
      error={error}
      {...found}
      {...(chosen && { selectedOption: chosen })}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}
