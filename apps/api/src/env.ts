import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(emptyToUndefined, z.string().optional());

const wholeDays = 'Not a whole number of days from 1 to 36500. Leave it out to keep recordings.';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(65_535).default(4000)),
  /** The address that the server listens on. Other machines reach it only if this is changed, or through a proxy. */
  HOST: z.preprocess(emptyToUndefined, z.string().default('127.0.0.1')),
  /** Where people reach the platform, for links. */
  RUBRICA_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^https?$/u }).optional()),
  /** The folder of the database, files and outbox. */
  RUBRICA_DATA: z.preprocess(emptyToUndefined, z.string().default(path.join(root, '.data'))),
  DATABASE_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^postgres(ql)?$/u }).optional()),
  /** A bucket for files, instead of a folder. Its credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
  S3_BUCKET: optional,
  S3_REGION: z.preprocess(emptyToUndefined, z.string().default('us-east-1')),
  /** The address of a service other than Amazon's. */
  S3_ENDPOINT: z.preprocess(emptyToUndefined, z.url().optional()),
  SMTP_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^smtps?$/u }).optional()),
  /** The sender of mail. */
  RUBRICA_MAIL_FROM: optional,
  /** Whether new students need an admin's approval. */
  RUBRICA_REGISTRATION: z.preprocess(emptyToUndefined, z.enum(['approve', 'open']).default('approve')),
  /** The number of proxies in front of the server. */
  RUBRICA_TRUST_PROXY: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(10).default(0)),
  /** How many requests an account may make in a minute; an address may make 50 times as many. Large bodies count as several. */
  RUBRICA_REQUESTS_PER_MINUTE: z.preprocess(emptyToUndefined, z.coerce.number().int().min(60).default(1200)),
  /** How many megabytes of files one account may store, and all accounts together; 0 is no limit. */
  RUBRICA_UPLOADS_PER_USER_MB: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).default(5000)),
  RUBRICA_UPLOADS_PER_SCHOOL_MB: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).default(100_000)),
  /**
   * A folder with WordNet's database files and the pronouncing dictionary as `pronunciations.txt`, instead of the installed
   * ones; `off` loads none.
   */
  RUBRICA_DICTIONARY: optional,
  /** The address of a server with LibreTranslate's API, and the key that it asks for. */
  RUBRICA_TRANSLATION_URL: z.preprocess(emptyToUndefined, z.url({ protocol: /^https?$/u }).optional()),
  RUBRICA_TRANSLATION_KEY: optional,
  /** A personal access token of WaSender, which sends WhatsApp messages, or the file that it is in; without one there is no WhatsApp. */
  RUBRICA_WASENDER_TOKEN: optional,
  RUBRICA_WASENDER_TOKEN_FILE: optional,
  RUBRICA_WASENDER_URL: z.preprocess(
    emptyToUndefined,
    z.url({ protocol: /^https?$/u }).default('https://www.wasenderapi.com/api'),
  ),
  /** What WaSender's webhooks carry; without it none are accepted. */
  RUBRICA_WASENDER_WEBHOOK_SECRET: optional,
  /** What stored keys are encrypted with; servers of one database need the same. */
  RUBRICA_SECRET: z.preprocess(emptyToUndefined, z.string().min(32).optional()),
  /** The time zone of the school, an IANA name: meetings of a series keep their time on its clocks. */
  RUBRICA_TIME_ZONE: z.preprocess(
    emptyToUndefined,
    z.string().refine(isTimeZone, 'Not a time zone, such as Africa/Cairo.').default('Africa/Cairo'),
  ),
  /** How many minutes after the start of a meeting those who join it are late. */
  RUBRICA_LATE_AFTER_MINUTES: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(600).default(10)),
  /** How many days after an attempt was handed in its recordings are deleted; kept when absent. */
  RUBRICA_RECORDINGS_DAYS: z.preprocess(
    emptyToUndefined,
    z.coerce.number(wholeDays).int(wholeDays).min(1, wholeDays).max(36_500, wholeDays).optional(),
  ),
  /** Other origins whose pages may call the API, separated by commas. */
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

/** The settings of the server. */
export type Env = z.infer<typeof envSchema>;

/** Parses environment variables. @throws an error that lists the invalid ones */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = envSchema.safeParse(variables);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment variables:\n${issues.join('\n')}`);
}
