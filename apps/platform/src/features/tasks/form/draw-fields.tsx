import type { QuestionDraw } from '@rubrica/api-client/contract';
import { skillCategories } from '@rubrica/question-kit';
import { Button, QuietButton, Select, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Shuffle, Trash2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { NumberField } from '../../../lib/forms/number-field.tsx';
import { useMessages } from '../../../lib/i18n.ts';
import { useNamedOptions } from '../../../lib/options/use-options.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { TagField } from '../../../lib/questions/tag-field.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { limits, type TaskBody } from '../task-body.ts';
import type { TaskFieldsProps } from './task-fields.ts';

const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  min-inline-size: 0;
  margin: 0;
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  & > legend {
    padding-inline: ${token.space[4]};
    font-weight: 600;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`;

const Found = styled.p`
  &[data-short] {
    color: ${token.color.danger};
    font-weight: 600;
  }
`;

const newDraw: QuestionDraw = {
  tags: [],
  type: null,
  subQuestionType: null,
  category: null,
  level: null,
  diploma: null,
  count: 5,
  mark: 1,
};

/** The questions that each attempt draws from the bank. */
export function DrawsField({ body, onChange, problems }: TaskFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const { draws } = body;
  const write = (next: TaskBody['draws']) => onChange({ draws: next });
  const lastDraw = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => write([...draws, newDraw]));
    // The fields come before the button, which they move out of sight.
    lastDraw.current?.querySelector('input')?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => write(draws.toSpliced(at, 1)));
    addButton.current?.focus();
  };
  return (
    <Stack gap={12} align="stretch">
      {draws.map((draw, index) => (
        <DrawFields
          // A draw has no id of its own, and none is moved.
          key={index}
          frame={index === draws.length - 1 ? lastDraw : undefined}
          number={index + 1}
          draw={draw}
          except={body.questions}
          showsProblems={problems.draws === true}
          onChange={(changed) => write(draws.with(index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      <div>
        <Button ref={addButton} variant="secondary" icon={<Shuffle aria-hidden="true" />} onClick={add}>
          {messages.addDraw}
        </Button>
      </div>
    </Stack>
  );
}

interface DrawFieldsProps {
  frame: RefObject<HTMLFieldSetElement | null> | undefined;
  number: number;
  draw: QuestionDraw;
  except: TaskBody['questions'];
  showsProblems: boolean;
  onChange: (draw: QuestionDraw) => void;
  onRemove: () => void;
}

function DrawFields({ frame, number, draw, except, showsProblems, onChange, onRemove }: DrawFieldsProps) {
  const { form: messages } = useMessages({ en, ar });
  const { skillNames } = useQuestionNames();
  const [categories, levels, diplomas] = [
    useNamedOptions('categories'),
    useNamedOptions('levels'),
    useNamedOptions('diplomas'),
  ];
  const { count, mark, ...pool } = draw;
  const isInvalid = showsProblems && !(count >= limits.drawn[0] && count <= limits.drawn[1] && Number.isInteger(count));
  return (
    <Frame ref={frame}>
      <legend>{messages.draw(number)}</legend>
      <TagField
        label={messages.drawTags}
        hint={messages.drawTagsHint}
        value={pool.tags}
        onChange={(tags) => onChange({ ...draw, tags })}
      />
      <Grid>
        <Select
          label={messages.drawSkill}
          value={pool.type ?? ''}
          options={[
            { value: '', label: messages.drawAny },
            ...skillCategories.map((skill) => ({ value: skill, label: skillNames[skill] })),
          ]}
          onChange={(value) => onChange({ ...draw, type: skillCategories.find((skill) => skill === value) ?? null })}
        />
        {(
          [
            ['category', messages.drawCategory, categories],
            ['level', messages.drawLevel, levels],
            ['diploma', messages.drawDiploma, diplomas],
          ] as const
        ).map(([field, label, options]) => (
          <Select
            key={field}
            label={label}
            value={draw[field] ?? ''}
            options={[{ value: '', label: messages.drawAny }, ...options]}
            onChange={(value) => onChange({ ...draw, [field]: value === '' ? null : value })}
          />
        ))}
      </Grid>
      <Grid>
        <NumberField
          label={messages.drawCount}
          name="draws"
          inputMode="numeric"
          value={count}
          error={isInvalid ? messages.wholeNumber(...limits.drawn) : undefined}
          onChange={(drawn) => onChange({ ...draw, count: drawn ?? Number.NaN })}
        />
        <DrawPoints draw={draw} except={except} onChange={(points) => onChange({ ...draw, mark: points })} />
      </Grid>
      <div>
        <QuietButton icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {messages.removeDraw}
        </QuietButton>
      </div>
    </Frame>
  );
}

interface DrawPointsProps {
  draw: QuestionDraw;
  except: TaskBody['questions'];
  onChange: (mark: number) => void;
}

/** What each drawn question is worth, of what there is to draw from, and what an attempt gets. */
function DrawPoints({ draw: { count, mark, ...pool }, except, onChange }: DrawPointsProps) {
  const { form: messages } = useMessages({ en, ar });
  const { number } = useFormat();
  const { data } = useQuery({
    queryKey: keyOf('Question', 'draw', pool, except),
    queryFn: ({ signal }) => api.previewDraw({ body: { ...pool, except }, signal }),
    placeholderData: (before) => before,
  });
  const byMark = data?.byMark ?? [];
  const chosen = byMark.find((found) => found.mark === mark);
  const most = byMark.reduce((best, found) => (found.questions > best.questions ? found : best), {
    mark,
    questions: 0,
  });
  const found = chosen?.questions ?? 0;
  const isShort = data !== undefined && count > found;
  return (
    <Stack gap={8}>
      <Select
        label={messages.drawMark}
        hint={messages.drawMarkHint}
        value={String(mark)}
        options={[
          ...(chosen ? [] : [{ value: String(mark), label: messages.drawPool(number(mark), 0) }]),
          ...byMark.map((option) => ({
            value: String(option.mark),
            label: messages.drawPool(number(option.mark), option.questions),
          })),
        ]}
        onChange={(value) => onChange(Number(value))}
      />
      {data && !Number.isNaN(count) && (
        <Found aria-live="polite" data-short={isShort ? '' : undefined}>
          {isShort ? messages.drawShort(found) : messages.drawFound(found, count, number(count * mark))}
          {data.unfinished > 0 && ` ${messages.drawUnfinished(data.unfinished)}`}
        </Found>
      )}
      {data && !chosen && most.questions > 0 && (
        <div>
          <QuietButton onClick={() => onChange(most.mark)}>
            {messages.drawUseMark(number(most.mark), most.questions)}
          </QuietButton>
        </div>
      )}
    </Stack>
  );
}
