import { z } from 'zod';
import { questionBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { publicationSchema, videoBodySchema, videoSchema, videoSummarySchema } from '../entities/video.ts';
import { idOf } from '../ids.ts';

/** The library of videos, for staff. Students see them as lectures. */
export const videoCalls = defineResource('Video', {
  entity: videoSchema,
  listItem: videoSummarySchema,
  createBody: videoBodySchema,
  body: videoBodySchema.extend({ rev: z.number().int() }),
  // Captions of hours of speech, in several languages.
  bodyLimits: questionBody,
  conflict: videoSchema,
  sortable: ['title', 'durationMs', 'order', 'status', 'createdAt', 'updatedAt'],
  filters: {
    level: idOf<'Level'>().optional(),
    group: idOf<'Group'>().optional(),
    status: publicationSchema.optional(),
  },
  summaries: {
    list: 'A page of videos, for staff.',
    update: 'Writes a video whole; `rev` is the one it was made upon.',
    remove: 'Removes a video that no task, course or question uses.',
  },
});
