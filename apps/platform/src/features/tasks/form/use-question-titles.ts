import type { QuestionId } from '@rubrica/api-client/contract';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';

/** Returns the titles of questions by `_id`, as they arrive. */
export function useQuestionTitles(questions: readonly QuestionId[]): ReadonlyMap<QuestionId, string> {
  return useQueries({
    queries: questions.map((id) => ({
      queryKey: keyOf('Question', 'title', id),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { content } = await api.getQuestion({ params: { id }, signal });
        return [id, content.title] as const;
      },
      staleTime: 60_000,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [data] : []))),
  });
}
