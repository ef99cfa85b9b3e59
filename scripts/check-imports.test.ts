import { describe, expect, it } from 'vitest';
import { modules, unreachable } from '../import-rules.ts';
import { importRules, reachRules } from './lib/dependency-rules.ts';
import { type ImportViolation } from './lib/find-import-violations.ts';
import {
  type Chain,
  checkChains,
  fileOf,
  filesOf,
  importsOf,
  type Rules,
  withoutSharedParts,
} from './lib/planted-imports.ts';

const kit = 'packages/question-kit/src';
const ui = 'packages/ui/src';
const client = 'packages/api-client/src';
const platform = 'apps/platform/src';
const api = 'apps/api/src';

const chainsOf = (rule: string, ...chains: Chain[]) => chains.map((chain) => ({ rule, chain }));

/** Imports that have to be refused, by the rule that refuses them. */
const planted = [
  ...chainsOf(
    'cycles',
    [`${ui}/button/a.ts`, `${ui}/button/b.ts`, `${ui}/button/a.ts`],
    [`${ui}/button/a.ts`, `type:${ui}/button/b.ts`, `type:${ui}/button/a.ts`],
    [
      `${kit}/types/mcq/schema.ts`,
      `type:${kit}/types/mcq/choice.ts`,
      `${kit}/types/mcq/option-lines.ts`,
      `${kit}/types/mcq/schema.ts`,
    ],
  ),
  ...chainsOf('unresolved imports', [`${ui}/button/button.tsx`, 'missing-package']),
  ...chainsOf('files of no module', ['packages/new-package/src/index.ts', 'zod']),

  ...chainsOf(
    'kit tests',
    [`${kit}/types/mcq/marking.test.ts`, `${client}/index.ts`],
    [`${kit}/testing/a.ts`, `${api}/env.ts`],
  ),
  ...chainsOf('ui tests', [`${ui}/button/button.stories.tsx`, `${kit}/react.ts`]),
  ...chainsOf('client tests', [`${client}/client/client.test.ts`, `${api}/start-server.ts`]),
  ...chainsOf('platform tests', [`${platform}/features/auth/auth.test.ts`, `${kit}/primitives/schema/input.ts`]),
  ...chainsOf('api tests', [`${api}/http/http.test.ts`, `${ui}/index.ts`]),

  ...chainsOf('kit docs', [`${kit}/types/mcq/sheet.ts`, 'react']),

  ...chainsOf(
    'kit primitives core',
    [`${kit}/primitives/marking/block-mark.ts`, 'react'],
    [`${kit}/primitives/schema/input.ts`, 'node:path'],
    [`${kit}/primitives/schema/input.ts`, `type:${kit}/primitives/views/rubric.tsx`],
    [`${kit}/primitives/draft/action.ts`, `type:${kit}/assembly/core/question.ts`],
    [`${kit}/primitives/type-manifest.ts`, `type:${kit}/types/mcq/schema.ts`],
  ),
  ...chainsOf(
    'kit primitives editor',
    [`${kit}/primitives/editor/state/api.ts`, `type:${kit}/assembly/editor/registry.ts`],
    [`${kit}/primitives/editor/messages/en.ts`, `${kit}/types/matching/editor-messages.ts`],
    [`${kit}/primitives/editor/messages/en.ts`, `${kit}/families/writing/editor/editor-messages.ts`],
  ),
  ...chainsOf(
    'kit primitives marker',
    [`${kit}/primitives/marker/marker-view.ts`, `type:${kit}/assembly/core/registry.ts`],
    [`${kit}/primitives/review/review-view.ts`, `${kit}/primitives/editor/field/field.tsx`],
  ),
  ...chainsOf(
    'kit primitives views',
    [`${kit}/primitives/messages/messages.ts`, `type:${kit}/types/vocab/messages.ts`],
    [`${kit}/primitives/messages/messages.ts`, `type:${kit}/families/speaking/views/messages.ts`],
    [`${kit}/primitives/player/player.tsx`, `${kit}/primitives/marker/marker-view.ts`],
    [`${kit}/primitives/player/player.tsx`, `${kit}/primitives/editor/field/field.tsx`],
    [`${kit}/primitives/recorder/recorder.tsx`, 'node:fs'],
    [`${kit}/primitives/recorder/recorder.tsx`, 'ky'],
  ),
  ...chainsOf(
    'kit family editor',
    [`${kit}/families/writing/editor/form.tsx`, `${kit}/families/speaking/editor/form.tsx`],
    [`${kit}/families/writing/editor/form.tsx`, `type:${kit}/assembly/draft/blocks.ts`],
  ),
  ...chainsOf(
    'kit family views',
    [`${kit}/families/writing/views/answer.tsx`, `${kit}/families/writing/editor/form.tsx`],
    [`${kit}/families/writing/views/answer.tsx`, `${kit}/families/speaking/views/answer.tsx`],
    [`${kit}/families/writing/views/answer.tsx`, `${kit}/types/vocab/term.ts`],
  ),
  ...chainsOf(
    'kit family core',
    [`${kit}/families/speaking/components.ts`, 'react'],
    [`${kit}/families/speaking/components.ts`, `${kit}/families/speaking/views/answer.tsx`],
    [`${kit}/families/writing/schema.ts`, `type:${kit}/types/writing-essays/schema.ts`],
  ),
  ...chainsOf('kit type examples', [`${kit}/types/mcq/fixtures.ts`, `${kit}/types/vocab/fixtures.ts`]),
  ...chainsOf(
    'kit type core',
    [`${kit}/types/mcq/marking.ts`, 'react'],
    [`${kit}/types/mcq/marking.ts`, 'node:crypto'],
    [`${kit}/types/mcq/schema.ts`, `${kit}/types/mcq/answer.tsx`],
    [`${kit}/types/mcq/schema.ts`, `type:${kit}/types/vocab/schema.ts`],
    [`${kit}/types/mcq/marking.ts`, `type:${kit}/assembly/core/registry.ts`],
  ),
  ...chainsOf(
    'kit type views',
    [`${kit}/types/mcq/answer.tsx`, `${kit}/types/vocab/term.ts`],
    [`${kit}/types/mcq/answer.tsx`, 'node:path'],
    [`${kit}/types/mcq/editor.tsx`, `${kit}/assembly/editor/registry.ts`],
    [`${kit}/types/mcq/review.tsx`, `${kit}/types/mcq/mcq.stories.tsx`],
  ),
  ...chainsOf(
    'kit type',
    [`${kit}/types/mcq/option-lines.ts`, `${kit}/types/vocab/term.ts`],
    [`${kit}/types/mcq/option-lines.ts`, `type:${kit}/assembly/core/registry.ts`],
  ),
  ...chainsOf(
    'kit assembly core',
    [`${kit}/assembly/core/marking.ts`, `${kit}/assembly/answer/answer-views.ts`],
    [`${kit}/assembly/core/marking.ts`, `${kit}/types/mcq/answer.tsx`],
    [`${kit}/assembly/core/marking.ts`, `${kit}/primitives/views/rubric.tsx`],
    [`${kit}/assembly/core/marking.ts`, `type:${kit}/assembly/draft/items.ts`],
  ),
  ...chainsOf(
    'kit assembly draft',
    [`${kit}/assembly/draft/items.ts`, `type:${kit}/assembly/editor/registry.ts`],
    [`${kit}/assembly/draft/items.ts`, 'react'],
  ),
  ...chainsOf(
    'kit assembly exchange',
    [`${kit}/assembly/exchange/formats.ts`, 'node:zlib'],
    [`${kit}/assembly/exchange/formats.ts`, `${kit}/assembly/answer/answer-views.ts`],
  ),
  ...chainsOf('kit assembly answer', [
    `${kit}/assembly/answer/question.tsx`,
    `${kit}/assembly/marker/marker-block.tsx`,
  ]),
  ...chainsOf('kit assembly staff views', [
    `${kit}/assembly/marker/marker-block.tsx`,
    `${kit}/assembly/editor/registry.ts`,
  ]),
  ...chainsOf(
    'kit assembly editor',
    [`${kit}/assembly/editor/registry.ts`, `${kit}/assembly/workbench/workbench.tsx`],
    [`${kit}/assembly/editor/registry.ts`, `${kit}/assembly/exchange/formats.ts`],
  ),
  ...chainsOf('kit examples', [`${kit}/samples.ts`, `${kit}/assembly/workbench/workbench.tsx`]),
  ...chainsOf('kit workbench', [`${kit}/assembly/workbench/workbench.tsx`, 'ky']),
  ...chainsOf(
    'kit core entry',
    [`${kit}/index.ts`, `${kit}/assembly/answer/answer-views.ts`],
    [`${kit}/index.ts`, `type:${kit}/types/mcq/answer.tsx`],
  ),
  ...chainsOf(
    'kit entries',
    [`${kit}/react.ts`, `${kit}/assembly/workbench/workbench.tsx`],
    [`${kit}/react.ts`, `${kit}/fixtures.ts`],
  ),

  ...chainsOf('ui base', [`${ui}/theme/colors.ts`, `${ui}/button/button.tsx`]),
  ...chainsOf(
    'ui',
    [`${ui}/button/button.tsx`, `${kit}/index.ts`],
    [`${ui}/button/button.tsx`, 'react-router-dom'],
    [`${ui}/button/button.tsx`, 'node:fs'],
  ),
  ...chainsOf(
    'client contract',
    [`${client}/contract/index.ts`, `${kit}/react.ts`],
    [`${client}/contract/index.ts`, 'ky'],
    [`${client}/contract/index.ts`, `type:${client}/client/client.ts`],
  ),
  ...chainsOf('client', [`${client}/client/client.ts`, 'react'], [`${client}/client/client.ts`, `${api}/env.ts`]),

  ...chainsOf(
    'platform lib',
    [`${platform}/lib/page/page.tsx`, `${platform}/features/auth/login.tsx`],
    [`${platform}/lib/page/page.tsx`, `type:${platform}/routes/admin/area.tsx`],
    [`${platform}/lib/page/page.tsx`, `${ui}/button/button.tsx`],
  ),
  ...chainsOf(
    'platform feature',
    [`${platform}/features/users/users.tsx`, `${platform}/features/groups/groups.tsx`],
    [`${platform}/features/users/dialog/dialog.tsx`, `type:${platform}/features/groups/groups.tsx`],
    [`${platform}/features/users/users.tsx`, `${platform}/routes/admin/area.tsx`],
    [`${platform}/features/users/users.tsx`, `${kit}/primitives/views/rubric.tsx`],
    [`${platform}/features/users/users.tsx`, 'node:path'],
  ),
  ...chainsOf('platform routes', [`${platform}/routes/admin/area.tsx`, `${platform}/routes/student/area.tsx`]),
  ...chainsOf(
    'platform route table',
    [`${platform}/app.tsx`, `${kit}/assembly/workbench/workbench.tsx`],
    [`${platform}/app.tsx`, `${api}/env.ts`],
  ),

  ...chainsOf('api base', [`${api}/services/errors/errors.ts`, `${api}/services/tasks/create-task.ts`]),
  ...chainsOf('api database', [`${api}/db/database.ts`, `type:${api}/services/context.ts`]),
  ...chainsOf('api texts', [`${api}/mail/compose.ts`, `${api}/db/database.ts`]),
  ...chainsOf('api auth', [`${api}/auth/engine.ts`, `${api}/services/auth/login.ts`]),
  ...chainsOf(
    'api policy',
    [`${api}/policy/authorize.ts`, `type:${api}/services/context.ts`],
    [`${api}/policy/authorize.ts`, `${api}/testing/test-server.ts`],
  ),
  ...chainsOf(
    'api services',
    [`${api}/services/tasks/create-task.ts`, `type:${api}/http/app.ts`],
    [`${api}/services/tasks/create-task.ts`, 'hono'],
  ),
  ...chainsOf('api http', [`${api}/http/app.ts`, 'drizzle-orm'], [`${api}/http/app.ts`, `type:${api}/db/database.ts`]),
  ...chainsOf('api demo', [`${api}/demo/seed.ts`, `${api}/http/app.ts`]),
  ...chainsOf('api start', [`${api}/main.ts`, `${platform}/app.tsx`], [`${api}/main.ts`, 'react']),

  ...chainsOf('package builds', [`packages/ui/tsup.config.ts`, `${platform}/app.tsx`]),
  ...chainsOf('repository scripts', ['scripts/check-sizes.ts', `${kit}/types/mcq/schema.ts`]),
  ...chainsOf('showrooms', ['.storybook/preview.tsx', `${platform}/app.tsx`]),
  ...chainsOf(
    'end-to-end tests and examples',
    ['e2e/people/student.e2e.ts', `${api}/db/database.ts`],
    ['examples/embed/src/main.tsx', `${kit}/types/mcq/schema.ts`],
  ),

  ...chainsOf(
    'kit core without React',
    [`${kit}/types/mcq/marking.ts`, `${kit}/types/mcq/option-lines.ts`, 'react'],
    [`${kit}/families/speaking/components.ts`, 'type:react'],
    [`${kit}/index.ts`, `${kit}/types/mcq/option-lines.ts`, `${kit}/types/mcq/answer-styles.ts`, `${ui}/index.ts`],
    [`${kit}/assembly/exchange/formats.ts`, `${kit}/types/mcq/option-lines.ts`, 'node:fs'],
  ),
  ...chainsOf(
    'answer views without the key',
    [`${kit}/types/mcq/answer.tsx`, `${kit}/types/mcq/marking.ts`],
    [
      `${kit}/types/mcq/answer.tsx`,
      `${kit}/types/mcq/choices.tsx`,
      `${kit}/types/mcq/option-lines.ts`,
      `${kit}/types/mcq/marking.ts`,
    ],
    [`${kit}/types/mcq/answer.tsx`, `${kit}/types/mcq/option-lines.ts`, 'zod'],
    [
      `${kit}/types/writing-essays/answer.tsx`,
      `${kit}/families/writing/views/answer.tsx`,
      `${kit}/families/writing/schema.ts`,
    ],
  ),
  ...chainsOf(
    'views without the editor',
    [`${kit}/types/mcq/review.tsx`, `${kit}/types/mcq/option-lines.ts`, `${kit}/primitives/editor/field/field.tsx`],
    [`${kit}/react.ts`, `${kit}/primitives/views/rubric.tsx`, '@tiptap/react'],
  ),
  ...chainsOf('server without React', [
    `${api}/services/tasks/create-task.ts`,
    `${client}/contract/index.ts`,
    `${kit}/index.ts`,
    `${kit}/types/mcq/manifest.ts`,
    'react',
  ]),
];

/** Imports that have to be allowed. */
const allowed: Chain[] = [
  [`${kit}/types/mcq/answer.tsx`, `type:${kit}/types/mcq/schema.ts`, 'zod'],
  [
    `${kit}/types/mcq/answer.tsx`,
    `${kit}/primitives/views/rubric.tsx`,
    `${ui}/index.ts`,
    `${ui}/button/button.tsx`,
    'react',
  ],
  [
    `${kit}/types/mcq/editor.tsx`,
    `${kit}/families/short-answers/editor/form.tsx`,
    `${kit}/primitives/editor/field/field.tsx`,
  ],
  [
    `${kit}/assembly/core/registry.ts`,
    `${kit}/types/mcq/manifest.ts`,
    `${kit}/types/mcq/marking.ts`,
    `${kit}/primitives/marking/mark.ts`,
  ],
  [`${kit}/assembly/editor/registry.ts`, `${kit}/assembly/draft/items.ts`, `${kit}/assembly/core/registry.ts`],
  [`${kit}/types/mcq/mcq.test.ts`, `${kit}/testing/arbitraries.ts`, 'node:fs'],
  [
    `${platform}/app.tsx`,
    `${platform}/routes/admin/area.tsx`,
    `${platform}/features/users/users.tsx`,
    `${platform}/lib/page/page.tsx`,
    `${kit}/react.ts`,
  ],
  [
    `${api}/main.ts`,
    `${api}/http/app.ts`,
    `${api}/services/tasks/create-task.ts`,
    `${api}/db/database.ts`,
    'drizzle-orm',
  ],
  [
    `${api}/services/tasks/create-task.ts`,
    `${client}/contract/index.ts`,
    `${kit}/index.ts`,
    `${kit}/assembly/core/registry.ts`,
    'zod',
  ],
];

/** Paths of packages as their names. */
const plainNames = (files: string[]) =>
  files.map((file) => file.replace(/.*node_modules\//u, '').replace(/\/index\.js$/u, ''));

describe('an import that breaks a rule is refused', async () => {
  const found = new Map<Chain, ImportViolation[]>();
  /** Each rule gets the chains that break it; dependency-cruiser examines every rule that it is given, which takes longer than the files. */
  const check = async (rules: Rules, partsOf: (chain: Chain) => string[]) => {
    const names = new Set([...(rules.imports ?? []), ...(rules.reach ?? [])].map(({ name }) => name));
    const broken = planted.filter(({ rule }) => names.has(rule)).map(({ chain }) => chain);
    for (const chains of withoutSharedParts(broken, partsOf)) {
      const violations = await checkChains(chains, rules);
      for (const chain of chains) found.set(chain, violations);
    }
  };
  const cycles = importRules.filter(({ name }) => name === 'cycles');
  const imports = importRules.filter(({ name }) => name !== 'cycles');
  // A cycle, and what must not be reached, is looked for along all imports of its files; each other rule is about single imports.
  await check({ imports: cycles, reach: [] }, filesOf);
  await check({ imports: [], reach: reachRules }, filesOf);
  await check({ imports, reach: [] }, importsOf);

  it.each(planted.map(({ rule, chain }) => ({ rule, chain, title: chain.join(' → ') })))(
    '$rule: $title',
    ({ rule, chain }) => {
      const steps = chain.map((step) => fileOf(step).replace('node:', ''));
      const violations = (found.get(chain) ?? []).filter((violation) => violation.rule === rule);
      expect(violations.map(({ files }) => plainNames(files))).toContainEqual(
        rule === 'cycles' ? expect.arrayContaining(steps) : rule in unreachable ? steps : steps.slice(0, 2),
      );
      for (const { why } of violations) expect(why).toMatch(/\.$/u);
    },
  );
});

it('imports that the table allows pass', async () => {
  for (const chains of withoutSharedParts(allowed, importsOf)) expect(await checkChains(chains)).toEqual([]);
});

it('every rule has a violation planted here, so that none can be removed unnoticed', () => {
  const names = new Set([...importRules, ...reachRules].map(({ name }) => name));
  expect(new Set(planted.map(({ rule }) => rule))).toEqual(names);
  expect([...names]).toEqual(expect.arrayContaining([...Object.keys(modules), ...Object.keys(unreachable)]));
});
