import { Combobox, IconButton, QuietButton, Stack, token } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NumberField } from '../../../lib/forms/number-field.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useStudentOptions } from '../../../lib/options/use-options.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { extraTimeProblems, limits, type TaskBody } from '../task-body.ts';
import type { TaskFieldsProps } from './task-fields.ts';
import { useStudentNames } from './use-student-names.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px auto;
  align-items: end;
  gap: ${token.space[8]};
`;

type Extra = TaskBody['extraTime'][number];

/** Extra minutes for individual students. */
export function ExtraTimeFields({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const [search, setSearch] = useState('');
  const students = useStudentOptions(search);
  const { extraTime } = body;
  const names = useStudentNames([
    ...new Set(extraTime.map(({ student }) => student).filter((student) => student !== '')),
  ]);
  const change = (at: number, next: Partial<Extra>) =>
    onChange({ extraTime: extraTime.map((extra, index) => (index === at ? { ...extra, ...next } : extra)) });
  const [added, setAdded] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const lastStudent = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (added > 0) lastStudent.current?.focus();
  }, [added]);
  const add = () => {
    onChange({ extraTime: [...extraTime, { student: '', minutes: 15 }] });
    setAdded(added + 1);
  };
  return (
    <Stack as="fieldset" gap={12} style={{ border: 0, padding: 0, margin: 0 }}>
      <legend style={{ fontWeight: 600 }}>{messages.extraTime}</legend>
      <p>{messages.extraTimeHint}</p>
      {extraTime.map((extra, index) => {
        const { student, minutes } = extra;
        const rowProblems = problems.extraTime ? extraTimeProblems(extra) : {};
        return (
          // By its place: a row that changed its key with the student would be another one, without the focus.
          <Row key={index}>
            <Combobox
              ref={index === extraTime.length - 1 ? lastStudent : undefined}
              label={messages.extraStudent}
              error={rowProblems.student ? messages.extraStudentMissing : undefined}
              {...students}
              selectedOption={names.find(({ value }) => value === student)}
              value={student}
              onSearch={setSearch}
              onChange={(chosen) => change(index, { student: chosen ?? '' })}
            />
            <NumberField
              label={messages.extraMinutes}
              inputMode="numeric"
              value={minutes}
              error={rowProblems.minutes ? messages.wholeNumber(...limits.minutes) : undefined}
              onChange={(typed) => change(index, { minutes: typed ?? Number.NaN })}
            />
            <IconButton
              hideTooltip
              label={`${common.remove}: ${messages.extraTime} ${index + 1}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onChange({ extraTime: extraTime.filter((_, other) => other !== index) });
                addButton.current?.focus();
              }}
            />
          </Row>
        );
      })}
      <div>
        <QuietButton ref={addButton} onClick={add}>
          {messages.addExtraTime}
        </QuietButton>
      </div>
    </Stack>
  );
}
