import type { Video } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import type { Messages } from '../messages/en.ts';

const maxOrder = 10_000;

/** Checks what is typed about a video. */
export function createVideoSchema({ titleMissing, orderWrong }: Messages['form']) {
  return z.object({
    title: z.string().trim().min(1, titleMissing).max(200),
    description: z.string().trim().max(5000),
    level: z.string(),
    groups: z.array(z.string()),
    order: z
      .string()
      .trim()
      .overwrite(latinDigits)
      .regex(/^\d{1,5}$/u, orderWrong)
      .transform(Number)
      .refine((order) => order <= maxOrder, orderWrong),
    isPublished: z.boolean(),
  });
}

type Schema = ReturnType<typeof createVideoSchema>;
/** What is typed about a video. */
export type VideoFields = z.input<Schema>;
/** What was typed, checked. */
export type VideoValues = z.output<Schema>;

/** The fields of a stored video, or of a new one. */
export function toFields(video: Video | undefined): VideoFields {
  return {
    title: video?.title ?? '',
    description: video?.description ?? '',
    level: video?.level ?? '',
    groups: video?.groups ?? [],
    order: String(video?.order ?? 0),
    isPublished: video?.status === 'published',
  };
}

/** What a save sends of the fields. */
export function toDetails({ level, isPublished, ...values }: VideoValues) {
  return { ...values, level: level || null, status: isPublished ? ('published' as const) : ('draft' as const) };
}

/** A title for a video that has none yet, from the name of its file: "unit-3_listening.mp4" gives "unit 3 listening". */
export function titleFromFileName(name: string): string {
  return name
    .replace(/\.[^.]+$/u, '')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
