import type { MeetingId, MeetingSeriesId } from '@rubrica/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { whenOf, type PlanForm } from './plan-form.ts';

/** While somebody types, nothing is looked for. */
const restMs = 400;

/** What is edited; both are null for a new meeting. */
export interface Edited {
  except: MeetingId | null;
  exceptSeries: MeetingSeriesId | null;
}

function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * What else is at the time of a plan that is being made.
 *
 * @param form The plan; null while it is not complete.
 * @param edited The meeting or the series that is edited: it is in no conflict with itself.
 */
export function useConflicts(form: PlanForm | null, timeZone: string, edited: Edited) {
  const plan = form && {
    when: whenOf(form, timeZone),
    groups: form.groups,
    students: form.students,
    place: form.place,
    teacher: form.teacher,
    ...edited,
  };
  const wanted = JSON.stringify(plan);
  const rested = useRested(wanted);
  const isResting = rested !== wanted;
  const query = useQuery({
    queryKey: keyOf('Meeting', 'conflicts', wanted),
    queryFn: ({ signal }) => (plan ? api.findMeetingConflicts({ body: plan, signal }) : null),
    enabled: plan !== null && !isResting,
    placeholderData: keepPreviousData,
  });
  return { data: plan ? query.data : null, isChecking: plan !== null && (isResting || query.isFetching) };
}
