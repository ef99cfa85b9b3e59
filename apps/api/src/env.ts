import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const absent = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(absent, z.string().optional());

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.preprocess(absent, z.coerce.number().int().min(0).max(65_535).default(4000)),
  /** The folder of database, files and outbox. */
  RUBRICA_DATA: z.preprocess(absent, z.string().default(path.join(root, '.data'))),
  DATABASE_URL: z.preprocess(absent, z.url({ protocol: /^postgres(ql)?$/u }).optional()),
  /** A bucket for files, in place of a folder. Its keys are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
  S3_BUCKET: optional,
  S3_REGION: z.preprocess(absent, z.string().default('us-east-1')),
  /** Of a service other than Amazon's. */
  S3_ENDPOINT: z.preprocess(absent, z.url().optional()),
  SMTP_URL: z.preprocess(absent, z.url({ protocol: /^smtps?$/u }).optional()),
  /** Whom mail comes from. */
  RUBRICA_MAIL_FROM: optional,
  /** Whether a new student waits for an admin's approval. */
  RUBRICA_REGISTRATION: z.preprocess(absent, z.enum(['approve', 'open']).default('approve')),
  /** How many proxies stand before the server. */
  RUBRICA_TRUST_PROXY: z.preprocess(absent, z.coerce.number().int().min(0).max(10).default(0)),
  /** Other origins whose pages may call the API, with commas between them. */
  RUBRICA_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    )
    .pipe(z.array(z.url())),
});

/** What the server is told from outside. */
export type Env = z.infer<typeof envSchema>;

/** Reads the environment. @throws an error that names every variable that is wrong. */
export function readEnv(given: NodeJS.ProcessEnv): Env {
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not right:\n${wrong.join('\n')}`);
}
