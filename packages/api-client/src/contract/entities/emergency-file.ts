import { answerEntriesSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

/** The version of the content of emergency files that pages write now. */
export const emergencyVersion = 1;

/** What a file is encrypted with: the algorithms of JWE (RFC 7516), for which only the school has the key. */
export const emergencyEncryption = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;

/** The school's public key, as a JWK (RFC 7517). */
export const emergencyKeySchema = z.object({
  kid: z.string(),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
});
export type EmergencyKey = z.infer<typeof emergencyKeySchema>;

const contentSchema = z.object({ answers: answerEntriesSchema, flagged: z.boolean() });

/** What is in an emergency file, once it is decrypted. */
export const emergencyContentSchema = z.object({
  version: z.literal(emergencyVersion),
  taskTaken: idOf<'TaskTaken'>(),
  student: idOf<'User'>(),
  /** By the device. */
  madeAt: dateTime,
  /** Recordings on the device that had not reached the server; they are not in the file. */
  recordingsMissing: z.number().int().min(0),
  answers: z
    .array(
      contentSchema.extend({
        answer: idOf<'Answer'>(),
        /** The server's revision that the answer is based on. */
        rev: z.number().int().min(0),
        /** What the device had sent before without a reply, so that the server may have it as the next revision. */
        unconfirmed: contentSchema.optional(),
      }),
    )
    .max(1000),
});
export type EmergencyContent = z.infer<typeof emergencyContentSchema>;

/**
 * What an import does with one question. `take`: the file's answer is newer and is taken. `same`: both are equal. `keep`: the
 * server's answer was saved after the one that the file's is based on, and stays.
 */
export const emergencyOutcomeSchema = z.enum(['take', 'same', 'keep']);

/** What importing an emergency file does, or did, to each question of its attempt. */
export const emergencyImportSchema = z.object({
  madeAt: dateTime,
  recordingsMissing: z.number().int(),
  questions: z.array(
    z.object({
      answer: idOf<'Answer'>(),
      /** From 0, in the order of the attempt. */
      position: z.number().int(),
      outcome: emergencyOutcomeSchema,
      /** When the server last saved an answer to it. */
      savedAt: dateTime.nullable(),
    }),
  ),
});
export type EmergencyImport = z.infer<typeof emergencyImportSchema>;
