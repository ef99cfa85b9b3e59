import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isAgeRecipient } from './is-age-recipient.ts';
import { type OfficeTime, parseOfficeHours } from './office-hours.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(emptyToUndefined, z.string().optional());

const webAddress = z.url({
  protocol: /^https?$/u,
  error: 'Not an address, such as https://exams.school.example.',
});

const postgresAddress = z.preprocess(
  emptyToUndefined,
  z
    .url({
      protocol: /^postgres(ql)?$/u,
      error: 'Not the address of a PostgreSQL server, such as postgresql://rubrica:password@localhost:5432/rubrica.',
    })
    .optional(),
);

/** What is wrong with an origin whose pages are to be let in; null if nothing is. */
function problemOfOrigin(text: string): string | null {
  const { protocol, origin } = URL.parse(text) ?? {};
  // Of apps in a web view, such as `capacitor://localhost`; what `URL` says of these is null.
  if (origin === 'null' && /^[a-z][a-z\d+.-]*:\/\/[^/?#*@\s]+$/u.test(text)) return null;
  if (protocol !== 'http:' && protocol !== 'https:')
    return `Not an origin: ${text}. It is scheme, host and port, such as https://www.school.example.`;
  if (text.includes('*')) return `Not an origin: ${text}. Each origin is named: there is no *.`;
  return text === origin ? null : `Not an origin: ${text}. Write ${origin}, without a path.`;
}

const exactOrigin = z.string().superRefine((text, context) => {
  const message = problemOfOrigin(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

const wholeDays = (kept: string) => `Not a whole number of days from 1 to 36500. Leave it out to keep ${kept}.`;

const daysToKeep = (kept: string) => {
  const problem = wholeDays(kept);
  return z.preprocess(
    emptyToUndefined,
    z.coerce.number(problem).int(problem).min(1, problem).max(36_500, problem).optional(),
  );
};

const officeHours = z.string().transform((text, context): OfficeTime[] => {
  const hours = parseOfficeHours(text);
  if (hours) return hours;
  context.addIssue({ code: 'custom', message: 'Not hours by weekday, such as Sun-Thu 09:00-17:00, Sat 10:00-13:00.' });
  return [];
});

const workersProblem = 'Not a number of workers from 1 to 256, or cores for one on each core.';

/** Reads `21:00-08:00`; undefined for anything else. */
function readQuietHours(text: string): { from: string; until: string } | undefined {
  const [, from, until] = /^((?:[01]\d|2[0-3]):[0-5]\d)\s*-\s*((?:[01]\d|2[0-3]):[0-5]\d)$/u.exec(text.trim()) ?? [];
  return from === undefined || until === undefined || from === until ? undefined : { from, until };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const envSchema = z.object({
  NODE_ENV: z.preprocess(emptyToUndefined, z.enum(['production', 'development', 'test']).default('development')),
  PORT: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(65_535).default(4000)),
  /** The address that the server listens on. Other machines reach it only if this is changed, or through a proxy. */
  HOST: z.preprocess(emptyToUndefined, z.string().default('127.0.0.1')),
  /** Where people reach the platform, for links. */
  RUBRICA_URL: z.preprocess(emptyToUndefined, webAddress.optional()),
  /** The folder of the database, files and outbox. */
  RUBRICA_DATA: z.preprocess(emptyToUndefined, z.string().default(path.join(root, '.data'))),
  DATABASE_URL: postgresAddress,
  /** The same database past a pooler in transaction mode: for what needs a session, such as LISTEN. */
  DATABASE_SESSION_URL: postgresAddress,
  /** Whether connections of `DATABASE_URL` keep statements: by whether it is a pooler when absent. */
  RUBRICA_PREPARED_STATEMENTS: z.preprocess(emptyToUndefined, z.enum(['on', 'off']).optional()),
  /** The most connections that each process opens for requests; a few more are for events and jobs. */
  RUBRICA_DATABASE_CONNECTIONS: z.preprocess(emptyToUndefined, z.coerce.number().int().min(2).max(1000).default(10)),
  /** As how many processes the server runs, all on one port. */
  RUBRICA_WORKERS: z.preprocess(
    (value) => (value === 'cores' ? availableParallelism() : emptyToUndefined(value)),
    z.coerce.number(workersProblem).int(workersProblem).min(1, workersProblem).max(256, workersProblem).default(1),
  ),
  /** A bucket for files, instead of a folder. Its credentials are AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. */
  S3_BUCKET: optional,
  S3_REGION: z.preprocess(emptyToUndefined, z.string().default('us-east-1')),
  /** The address of a service other than Amazon's. */
  S3_ENDPOINT: z.preprocess(emptyToUndefined, webAddress.optional()),
  SMTP_URL: z.preprocess(
    emptyToUndefined,
    z
      .url({
        protocol: /^smtps?$/u,
        hostname: /./u,
        error: 'Not the address of a mail server, such as smtps://account:password@mail.school.example.',
      })
      .optional(),
  ),
  /** The sender of mail. */
  RUBRICA_MAIL_FROM: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(/[^\s@<>]@[^\s@<>]/u, 'Not a sender, such as Rubrica <exams@school.example>.')
      .optional(),
  ),
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
  RUBRICA_TRANSLATION_URL: z.preprocess(emptyToUndefined, webAddress.optional()),
  RUBRICA_TRANSLATION_KEY: optional,
  /** A personal access token of WaSender, which sends WhatsApp messages, or the file that it is in; without one there is no WhatsApp. */
  RUBRICA_WASENDER_TOKEN: optional,
  RUBRICA_WASENDER_TOKEN_FILE: optional,
  RUBRICA_WASENDER_URL: z.preprocess(emptyToUndefined, webAddress.default('https://www.wasenderapi.com/api')),
  /** What WaSender's webhooks carry; without it none are accepted. */
  RUBRICA_WASENDER_WEBHOOK_SECRET: optional,
  /** What stored keys are encrypted with; servers of one database need the same. */
  RUBRICA_SECRET: z.preprocess(emptyToUndefined, z.string().min(32).optional()),
  /** The time between two WhatsApp messages of each session, instead of what WaSender says of it. */
  RUBRICA_WHATSAPP_INTERVAL_MS: z.preprocess(
    emptyToUndefined,
    z.coerce.number().int().min(0).max(3_600_000).optional(),
  ),
  /** When no WhatsApp messages are sent by themselves, on the school's clock; `off` for never. */
  RUBRICA_QUIET_HOURS: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('21:00-08:00')
      .transform((text) => (text.trim() === 'off' ? null : readQuietHours(text)))
      .refine((hours) => hours !== undefined, 'Not quiet hours, such as 21:00-08:00, or off.')
      .transform((hours) => hours ?? null),
  ),
  /** `required`: only those get WhatsApp messages whose consent is recorded; else all who have not opted out. */
  RUBRICA_WHATSAPP_CONSENT: z.preprocess(emptyToUndefined, z.enum(['required', 'assumed']).default('assumed')),
  /** The time zone of the school, an IANA name: meetings of a series keep their time on its clocks. */
  RUBRICA_TIME_ZONE: z.preprocess(
    emptyToUndefined,
    z.string().refine(isTimeZone, 'Not a time zone, such as Africa/Cairo.').default('Africa/Cairo'),
  ),
  /** How many minutes after the start of a meeting those who join it are late. */
  RUBRICA_LATE_AFTER_MINUTES: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(600).default(10)),
  /** How many days after an attempt was handed in its recordings are deleted, once it is marked; kept when absent. */
  RUBRICA_RECORDINGS_DAYS: daysToKeep('recordings'),
  /** How many days messages between students, parents and staff are kept; for good when absent. */
  RUBRICA_CHAT_DAYS: daysToKeep('messages'),
  /** When staff answer messages, by weekday on the school's clock; none are told when absent. */
  RUBRICA_OFFICE_HOURS: z.preprocess(emptyToUndefined, officeHours.optional()),
  /** The public key of age that backups are encrypted for. */
  RUBRICA_BACKUP_RECIPIENT: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .refine(isAgeRecipient, 'Not a public key of age, such as npm run backup -- --new-key <file> makes.')
      .optional(),
  ),
  /** Where backups go; `backups` in the data folder when absent. */
  RUBRICA_BACKUP_FOLDER: optional,
  /** How many of the daily backups of the embedded database are kept; none are made at 0. */
  RUBRICA_BACKUPS_KEPT: z.preprocess(emptyToUndefined, z.coerce.number().int().min(0).max(1000).default(7)),
  /** What a scraper of `/metrics` sends as a bearer token; there are no metrics when absent. */
  RUBRICA_METRICS_TOKEN: z.preprocess(emptyToUndefined, z.string().min(16).optional()),
  /** Where OpenTelemetry's collector takes OTLP over HTTP; nothing is traced when absent. Its own settings are read by its exporter. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(emptyToUndefined, webAddress.optional()),
  /** Of how many requests and jobs traces are sent. */
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(emptyToUndefined, z.coerce.number().min(0).max(1).default(1)),
  /** How long a server that is told to stop still takes requests, and says that it closes: what balances the load needs that long. */
  RUBRICA_DRAIN_SECONDS: z.preprocess(emptyToUndefined, z.coerce.number().min(0).max(300).default(0)),
  /** How the log is written: lines for readers, or an object a line for programs; by where it goes when absent. */
  RUBRICA_LOG: z.preprocess(emptyToUndefined, z.enum(['text', 'json']).optional()),
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
    .pipe(z.array(exactOrigin)),
});

/** The settings of the server. */
export type Env = z.infer<typeof envSchema>;

/** Parses environment variables. @throws an error that lists the invalid ones */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const result = envSchema.safeParse(variables, {
    // Every variable is a text: which type it has says nothing to whoever set it.
    error: ({ code, expected }) => (code === 'invalid_type' && expected === 'number' ? 'Not a number.' : undefined),
  });
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Invalid environment variables:\n${issues.join('\n')}`);
}
