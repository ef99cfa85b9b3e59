import type { DiplomaCourse } from '@rubrica/api-client/contract';
import { Dialog, ErrorState, MultiCombobox, Skeleton, Stack } from '@rubrica/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { useGroupOptions } from '../../../lib/options/use-options.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { ResourceDialog } from '../../../lib/resource/resource-dialog.tsx';
import { coursePartSchema, toItem, toPart } from './course-part.ts';
import { courseMessages } from './messages.ts';
import { PartFields } from './part-fields.tsx';

const schema = z.object({ groups: z.array(z.string()), items: z.array(coursePartSchema) });

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
  const save = useMutation({
    mutationFn: (values: z.output<typeof schema>) =>
      api.updateDiplomaCourse({
        params: { id: course.diploma },
        body: { groups: values.groups, items: values.items.map(toItem) },
      }),
    onSuccess: () => invalidate(client, 'Course'),
  });
  return (
    <ResourceDialog
      title={m.title(course.name)}
      description={m.description}
      schema={schema}
      defaultValues={{ groups: course.groups, items: course.items.map(toPart) }}
      onSave={async (values) => {
        await save.mutateAsync(values);
        return m.saved(course.name);
      }}
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
