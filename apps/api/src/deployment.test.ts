// The files by which the platform is deployed: written as their readers want them, and in step with the rest of the repository.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv } from './env.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const packageSchema = z.object({ devDependencies: z.record(z.string(), z.string()) });
const tools = packageSchema.parse(JSON.parse(await read('package.json'))).devDependencies;

/** What Docker would refuse or warn of, by line. */
function problemsOf(dockerfile: string): string[] {
  const asError = ValidationSeverity.ERROR;
  const settings = {
    deprecatedMaintainer: asError,
    directiveCasing: asError,
    emptyContinuationLine: asError,
    instructionCasing: asError,
    instructionCmdMultiple: asError,
    instructionEntrypointMultiple: asError,
    instructionHealthcheckMultiple: asError,
    instructionJSONInSingleQuotes: asError,
    instructionWorkdirRelative: asError,
  };
  return validate(dockerfile, settings).map(
    ({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

describe('Dockerfile', () => {
  test('is as Docker reads it', async () => {
    const dockerfile = await read('Dockerfile');
    expect(problemsOf(dockerfile)).toEqual([]);
    expect(problemsOf(dockerfile.replace('USER node', 'USRE node'))).toHaveLength(1);
  });

  test('builds with the Node and pnpm of the repository, copies what is there, and runs without rights', async () => {
    const dockerfile = await read('Dockerfile');
    const lines = dockerfile.split('\n');
    const images = lines.flatMap((line) => /^FROM (?<image>\S+)/u.exec(line)?.groups?.['image'] ?? []);
    expect(new Set(images)).toEqual(new Set([`node:${tools['node']}-bookworm-slim`]));
    const versions = dockerfile.match(/pnpm@\S+/gu) ?? [];
    expect(new Set(versions)).toEqual(new Set([`pnpm@${tools['pnpm']}`]));
    const sources = lines.flatMap(
      (line) => /^COPY (?!--)(?<sources>.+) \S+$/u.exec(line)?.groups?.['sources']?.split(' ') ?? [],
    );
    expect(sources).toContain('apps/api/src');
    expect(sources.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
    expect(lines.findLastIndex((line) => line === 'USER node')).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('RUN ')),
    );
  });
});

const dependencySchema = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
});
/** What we use of the Compose Specification: a key that is written otherwise is refused. */
const serviceSchema = z.strictObject({
  build: z.literal('.').optional(),
  image: z.string().regex(/^[\w./-]+(?::[\w.-]+)?$/u),
  restart: z.literal('unless-stopped').optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/u)
    .optional(),
  env_file: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), dependencySchema)]).optional(),
  command: z.string().optional(),
  ports: z.array(z.string().regex(/^[\d.]+:\d+:\d+$/u)).optional(),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(?::ro)?$/u)).optional(),
  healthcheck: z
    .strictObject({ test: z.string(), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
});
const composeSchema = z.strictObject({
  name: z.string(),
  'x-server': z.unknown(),
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

const readCompose = async () => composeSchema.parse(parse(await read('compose.yaml'), { merge: true }));

/** The services that one waits for, with what it waits for. */
function dependenciesOf({ depends_on: given = {} }: z.infer<typeof serviceSchema>) {
  return Array.isArray(given)
    ? given.map((name) => ({ name, condition: 'service_started' }))
    : Object.entries(given).map(([name, { condition }]) => ({ name, condition }));
}

describe('compose.yaml', () => {
  test('names services, volumes and files that there are, and waits for the health of those that say it', async () => {
    const { services, volumes } = await readCompose();
    for (const [name, service] of Object.entries(services)) {
      for (const { name: other, condition } of dependenciesOf(service)) {
        expect(Object.keys(services), name).toContain(other);
        if (condition === 'service_healthy')
          expect(services[other]?.healthcheck, `${name} waits for ${other}`).toBeDefined();
      }
      const sources = (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
      for (const source of sources.filter((each) => !each.startsWith('.')))
        expect(Object.keys(volumes)).toContain(source);
      for (const file of [...sources.filter((each) => each.startsWith('.')), ...(service.env_file ?? [])])
        expect((await read(file)).length, file).toBeGreaterThan(0);
    }
    const proxied = (await read('deploy/Caddyfile')).match(/server-\d+(?=:4000)/gu) ?? [];
    expect(proxied).toEqual(Object.keys(services).filter((name) => name.startsWith('server-')));
  });

  test('runs servers without rights on a read-only system, with settings that a server takes', async () => {
    const { services } = await readCompose();
    const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));
    expect(servers).toHaveLength(2);
    const common = Object.fromEntries(
      (await read('deploy/rubrica.env'))
        .split('\n')
        .filter((line) => /^\w+=/u.test(line))
        .map((line) => line.split('=')),
    );
    for (const [, { read_only: isReadOnly, cap_drop: dropped, security_opt: options, environment = {} }] of servers) {
      expect({ isReadOnly, dropped, options }).toEqual({
        isReadOnly: true,
        dropped: ['ALL'],
        options: ['no-new-privileges:true'],
      });
      const filled = Object.entries({ ...common, ...environment }).map(([name, value]): [string, string] => [
        name,
        String(value).replaceAll(/\$\{\w+:\?[^}]+\}/gu, 'filled-in-by-a-file-of-32-letters-'),
      ]);
      const env = readEnv(Object.fromEntries(filled));
      // A name that no server knows would be left out without a word.
      for (const [name] of filled.filter(([each]) => !each.startsWith('AWS_')))
        expect(Object.keys(env)).toContain(name);
    }
  });

  test('asks for every variable that the documentation has people set', async () => {
    const asked = new Set((await read('compose.yaml')).match(/(?<=\$\{)\w+/gu));
    const [, block = ''] = /cat > \.env <<END\n(?<block>[\s\S]+?)END\n/u.exec(await read('docs/operating.md')) ?? [];
    expect(new Set(block.match(/^\w+/gmu))).toEqual(asked);
  });
});
