import { isConflict } from '@rubrica/api-client';
import type { DiplomaCourse } from '@rubrica/api-client/contract';
import { Dialog, ErrorState, MultiCombobox, Skeleton, Stack } from '@rubrica/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useGroupOptions } from '../../../lib/options/use-options.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { coursePartSchema, partKey, toItem, toPart } from './course-part.ts';
import { courseMessages } from './messages.ts';
import { PartFields } from './part-fields.tsx';

const schema = z.object({ groups: z.array(z.string()), items: z.array(coursePartSchema) });
type CourseValues = z.output<typeof schema>;

const valuesOf = ({ groups, items }: DiplomaCourse): CourseValues => ({ groups, items: items.map(toPart) });
const toBody = ({ groups, items }: CourseValues) => ({ groups, items: items.map(toItem) });

interface CourseDialogProps {
  diploma: { _id: string; name: string };
  onClose: () => void;
}

/** What a diploma is made of as a course, and which groups take it. */
export function CourseDialog({ diploma, onClose }: CourseDialogProps) {
  const m = useMessages(courseMessages);
  const common = useCommonMessages();
  const course = useQuery({
    queryKey: keyOf('Course', diploma._id),
    queryFn: ({ signal }) => api.getDiplomaCourse({ params: { id: diploma._id }, signal }),
    // The form keeps what is typed; a course that somebody else has changed must not replace it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (course.data) return <CourseForm course={course.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={m.title(diploma.name)}>
      {course.isError ? (
        <ErrorState title={m.loadFailed} onRetry={() => void course.refetch()}>
          {errorText(course.error, common)}
        </ErrorState>
      ) : (
        <Stack gap={12}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height="56px" />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function CourseForm({ course, onClose }: { course: DiplomaCourse; onClose: () => void }) {
  const m = useMessages(courseMessages);
  const client = useQueryClient();
  const groups = useGroupOptions();
  const stored = useRef(course);
  const save = useMutation({
    mutationFn: (values: CourseValues) =>
      api.updateDiplomaCourse({
        params: { id: course.diploma },
        body: { ...toBody(values), base: toBody(valuesOf(stored.current)) },
      }),
    // Its groups and parts are uses of the diploma.
    onSuccess: () => invalidate(client, 'Course', 'Diploma'),
  });
  return (
    <ResourceDialog
      title={m.title(course.name)}
      description={m.description}
      schema={schema}
      defaultValues={valuesOf(course)}
      onSave={async (values) => {
        await save.mutateAsync(values);
        return m.saved(course.name);
      }}
      storedValues={(error) => {
        if (!isConflict(error, 'updateDiplomaCourse')) return undefined;
        stored.current = error.current;
        return valuesOf(error.current);
      }}
      labels={{ groups: m.groups, items: m.parts }}
      lists={{ items: { keyOf: partKey, nameOf: ({ title }) => title } }}
      failed={m.saveFailed}
      onClose={onClose}
      fields={(_field, { control }) => (
        <>
          <Controller
            control={control}
            name="groups"
            render={({ field }) => <MultiCombobox {...field} label={m.groups} hint={m.groupsHint} options={groups} />}
          />
          <PartFields />
        </>
      )}
    />
  );
}
