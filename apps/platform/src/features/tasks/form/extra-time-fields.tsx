import { Combobox, IconButton, QuietButton, Stack, TextField, token } from '@rubrica/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useStudentOptions } from '../../../lib/options/use-options.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { limits, type TaskBody } from '../task-body.ts';
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
  return (
    <Stack as="fieldset" gap={12} style={{ border: 0, padding: 0, margin: 0 }}>
      <legend style={{ fontWeight: 600 }}>{messages.extraTime}</legend>
      <p>{messages.extraTimeHint}</p>
      {extraTime.map(({ student, minutes }, index) => (
        // By its place: a row that changed its key with the student would be another one, without the focus.
        <Row key={index}>
          <Combobox
            label={messages.extraStudent}
            {...students}
            selectedOption={names.find(({ value }) => value === student)}
            value={student}
            onSearch={setSearch}
            onChange={(chosen) => change(index, { student: chosen ?? '' })}
          />
          <TextField
            label={messages.extraMinutes}
            inputMode="numeric"
            value={Number.isNaN(minutes) ? '' : String(minutes)}
            error={problems.extraTime ? messages.wholeNumber(...limits.minutes) : undefined}
            onChange={(event) => change(index, { minutes: Number.parseInt(event.target.value, 10) })}
          />
          <IconButton
            hideTooltip
            label={`${common.remove}: ${messages.extraTime} ${index + 1}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onChange({ extraTime: extraTime.filter((_, other) => other !== index) })}
          />
        </Row>
      ))}
      <div>
        <QuietButton onClick={() => onChange({ extraTime: [...extraTime, { student: '', minutes: 15 }] })}>
          {messages.addExtraTime}
        </QuietButton>
      </div>
    </Stack>
  );
}
