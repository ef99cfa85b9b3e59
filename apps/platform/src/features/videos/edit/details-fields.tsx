import { Checkbox, MultiCombobox, Select, TextArea, TextField, token } from '@rubrica/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useGroupOptions, useNamedOptions } from '../../../lib/options/use-options.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { VideoFields, VideoValues } from './video-form.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[16]};
`;

/** Title, description, level, groups, place and whether students see it. */
export function DetailsFields({ form }: { form: UseFormReturn<VideoFields, unknown, VideoValues> }) {
  const { form: messages } = useMessages({ en, ar });
  const levels = useNamedOptions('levels');
  const groups = useGroupOptions();
  const { control, register } = form;
  const { errors } = form.formState;
  return (
    <>
      <TextField
        {...register('title')}
        label={messages.title}
        required
        dir="auto"
        autoComplete="off"
        error={errors.title?.message}
      />
      <TextArea
        {...register('description')}
        label={messages.description}
        hint={messages.descriptionHint}
        dir="auto"
        rows={3}
        error={errors.description?.message}
      />
      <Pair>
        <Controller
          control={control}
          name="level"
          render={({ field }) => (
            <Select {...field} label={messages.level} options={[{ value: '', label: messages.noLevel }, ...levels]} />
          )}
        />
        <TextField
          {...register('order')}
          label={messages.order}
          hint={messages.orderHint}
          inputMode="numeric"
          autoComplete="off"
          error={errors.order?.message}
        />
      </Pair>
      <Controller
        control={control}
        name="groups"
        render={({ field }) => (
          <MultiCombobox {...field} label={messages.groups} hint={messages.groupsHint} options={groups} />
        )}
      />
      <Checkbox {...register('isPublished')} label={messages.isPublished} hint={messages.isPublishedHint} />
    </>
  );
}
