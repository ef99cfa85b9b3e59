// Who may import whom: scripts/check-imports.ts refuses each import, type-only ones too, that no line here allows; to be read with
// docs/architecture.md and docs/decisions/import-rules.md. A file belongs to the first module whose `files` match it. It may import
// its own module, what `imports` names (modules, globs), the packages in `packages`, and Node's modules if `builtins` says so. `**`
// matches any path, `*` part of a name, `<type>` a folder name: what is written with it imports no other folder of that kind.

interface Module {
  files: readonly string[];
  imports?: readonly string[];
  packages?: readonly string[];
  builtins?: boolean;
  /** Shown with every import that is refused. */
  why: string;
}

interface Unreachable extends Pick<Module, 'packages' | 'builtins' | 'why'> {
  from: readonly string[];
  modules: readonly string[];
  /** Leaves type-only imports out. */
  atRunTime?: boolean;
}

const kit = 'packages/question-kit/src';
const platform = 'apps/platform/src';
const api = 'apps/api/src';
const zodAndImmer = ['zod', 'immer'];
const styledReact = ['react', 'react-dom', 'styled-components', 'lucide-react'];
const dragAndDrop = ['@dnd-kit/core', '@dnd-kit/sortable', '@dnd-kit/utilities'];
const richText = ['@tiptap/pm', '@tiptap/react', '@tiptap/starter-kit'];
const pagePackages = [...styledReact, 'react-router-dom', '@tanstack/react-query', 'react-hook-form', 'zod'];
const serviceTools = ['file-type', 'flydrive', 'ics', 'piscina', 'rate-limiter-flexible', 'sanitize-html', 'uuid'];
const learningTools = ['hucre', 'pdfjs-dist', 'simple-statistics', 'temporal-polyfill', 'ts-fsrs', 'wink-lemmatizer'];
const smallTools = ['age-encryption', 'htmlparser2', 'jose', 'lru-cache', 'tar-stream', 'yazl'];
const libPackages = ['@hookform/resolvers', 'idb', 'media-chrome', 'socket.io-client'];
const tus = { page: ['@noble/hashes', 'tus-js-client'], server: ['@tus/file-store', '@tus/s3-store', '@tus/server'] };
const honoPackages = ['hono', '@hono/node-server', 'prom-client', 'zod', 'zod-openapi'];
const anyTool = { packages: ['*'], builtins: true };

const named = (layer: string, ...names: string[]) => names.map((name) => `${layer} ${name}`);
const kitCore = ['kit primitives core', 'kit family core'];
const kitViews = [...kitCore, ...named('kit primitives', 'views', 'marker'), 'kit family views'];
const kitEditing = [...kitViews, 'kit primitives editor', 'kit family editor'];
const typeCore = ['kit type core', 'kit type'];
const anyType = [...typeCore, 'kit type views'];
const kitEntries = ['kit core entry', 'kit entries'];
const uiEntry = 'packages/ui/src/{index.ts,fonts.css}';
const clientEntry = 'packages/api-client/src/index.ts';
const contractEntry = 'packages/api-client/src/contract/{index,clean-line}.ts';
const serverFromOutside = `${api}/testing/{find-*,read-*,server-*,bench/*,fake-*/*}.ts`;
const packageEntries = [...kitEntries, uiEntry, clientEntry, contractEntry];
const serverCore = [...named('api', 'base', 'database', 'texts', 'auth', 'policy'), contractEntry, 'kit core entry'];

export const modules: Readonly<Record<string, Module>> = {
  // Tests, stories and what they share. They come first, so that a test in any folder is one; no shipped module names them.
  'kit tests': {
    files: [`${kit}/**{.test,.stories,/arbitraries}.{ts,tsx}`, `${kit}/**/{stories,testing}/**`, `${kit}/testing/**`],
    imports: [`${kit}/**`, uiEntry, 'repository scripts', '.storybook/testing/*'],
    ...anyTool,
    why: 'Tests and stories of the kit import the kit and ui, and nothing of the client, the server or the platform.',
  },
  'ui tests': {
    files: ['packages/ui/src/**.{test,stories}.{ts,tsx}', 'packages/ui/src/stories/**'],
    imports: ['packages/ui/src/**', '.storybook/testing/*'],
    ...anyTool,
    why: 'Tests and stories of ui import ui alone: it has to work without the kit and the platform.',
  },
  'client tests': {
    files: ['packages/api-client/src/**.test.ts'],
    imports: ['packages/api-client/src/**', ...kitEntries],
    ...anyTool,
    why: 'Tests of the client import the client and the kit by its entries: the client has to work without the server.',
  },
  'platform tests': {
    files: [`${platform}/**.{test,stories}.{ts,tsx}`, `${platform}/testing/**`],
    imports: [`${platform}/**`, ...packageEntries, 'kit examples', '.storybook/testing/*'],
    ...anyTool,
    why: 'Tests of the platform import the platform, and packages by their entries, as the platform does.',
  },
  'api tests': {
    files: [`${api}/**.test.ts`, `${api}/testing/**`, `${api}/policy/authorization/**`],
    imports: [`${api}/**`, ...kitEntries, 'kit examples', clientEntry, contractEntry],
    ...anyTool,
    why: 'Tests of the server import the server, and packages by their entries; they load neither the platform nor ui.',
  },

  // The kit: docs pages, primitives, families, types, assembly, entries. An import never points to a later layer.
  'kit docs': {
    files: [`${kit}/types/*/sheet.ts`, `${kit}/families/*/sheet-parts.ts`, `${kit}/**/type-{sheet,sheets}.ts`],
    why: 'The docs page of a type is plain data for Storybook: it imports other such data alone, and is not shipped.',
  },
  'kit primitives core': {
    files: [
      `${kit}/primitives/{schema,comparison,marking,entries,text,text-ranges,rich-text,draft}/**`,
      `${kit}/primitives/{type-manifest,type-sheet,fixture,gallery-paper}.ts`,
    ],
    packages: zodAndImmer,
    why: 'The core of the primitives runs on a server and knows no question type: no view, and no layer above it.',
  },
  'kit primitives editor': {
    files: [`${kit}/primitives/editor/**`],
    imports: [...kitCore, ...named('kit primitives', 'views', 'marker'), uiEntry],
    packages: [...styledReact, ...dragAndDrop, ...richText],
    why: 'Shared editor parts know no question type: a type gives them what they need as props or by its manifest.',
  },
  'kit primitives marker': {
    files: [`${kit}/primitives/{marker,review}/**`],
    imports: [...named('kit primitives', 'core', 'views'), uiEntry],
    packages: styledReact,
    why: 'Shared parts of marker and review know no question type and no editor.',
  },
  'kit primitives views': {
    files: [`${kit}/primitives/**`],
    imports: ['kit primitives core', uiEntry],
    packages: [...styledReact, ...dragAndDrop, 'idb'],
    why: 'Shared view parts know no question type, and a student loads no part of marker or editor.',
  },
  'kit family editor': {
    files: [`${kit}/families/<family>/editor/**`],
    imports: [...kitViews, 'kit primitives editor', uiEntry],
    packages: [...styledReact, ...dragAndDrop],
    why: 'Several types share a family: it imports itself and primitives, no type, no assembly and no other family.',
  },
  'kit family views': {
    files: [`${kit}/families/<family>/views/**`],
    imports: [...kitViews, uiEntry],
    packages: [...styledReact, ...dragAndDrop],
    why: 'The views of a family import itself and primitives: no editor, no type, no assembly and no other family.',
  },
  'kit family core': {
    files: [`${kit}/families/<family>/**`],
    imports: ['kit primitives core'],
    packages: zodAndImmer,
    why: 'The core of a family runs on a server: it imports itself and the core of the primitives, no view.',
  },
  'kit type examples': {
    files: [`${kit}/types/<type>/fixtures.ts`],
    imports: [...kitCore, ...typeCore],
    why: 'The examples of a type are plain data of that type.',
  },
  'kit type core': {
    files: [
      `${kit}/types/<type>/{manifest,answering,schema,migrations,defaults,student-view,marking,issues}.ts`,
      `${kit}/types/question-types.ts`,
    ],
    imports: [...kitCore, 'kit type'],
    packages: zodAndImmer,
    why: 'The core of a type runs on a server and knows no view and no other type.',
  },
  'kit type views': {
    files: [`${kit}/types/<type>/**.tsx`, `${kit}/types/<type>/views.ts`],
    imports: [...kitEditing, ...typeCore, uiEntry],
    packages: [...styledReact, ...dragAndDrop, ...richText],
    why: 'The views of a type know that type, families and primitives: no other type and no assembly.',
  },
  'kit type': {
    files: [`${kit}/types/<type>/**`],
    imports: [...kitEditing, 'kit type core', 'kit type views', uiEntry],
    packages: [...styledReact, ...dragAndDrop, ...richText],
    why: 'A type knows itself, families and primitives. What two types share is one of those, never another type.',
  },
  'kit assembly core': {
    files: [`${kit}/assembly/core/**`, `${kit}/assembly/registries/{manifests,answering,type-issue-rules}.ts`],
    imports: [...kitCore, ...typeCore],
    packages: zodAndImmer,
    why: 'The core of whole questions runs on a server: it imports no view, no draft and no editor.',
  },
  'kit assembly draft': {
    files: [`${kit}/assembly/draft/**`],
    imports: [...kitCore, ...typeCore, 'kit assembly core'],
    packages: zodAndImmer,
    why: 'The draft is the state of an editor without its screen: it imports the core, never the editor.',
  },
  'kit assembly exchange': {
    files: [`${kit}/assembly/{exchange,paper,compare,editorial,quality}/**`],
    imports: [...kitCore, ...typeCore, ...named('kit assembly', 'core', 'draft')],
    packages: [...zodAndImmer, 'diff', 'fflate', 'papaparse', 'saxes', 'syllable'],
    why: 'Import, export, papers and the lint run on a server: they import the core and parsers, no view.',
  },
  'kit assembly answer': {
    files: [`${kit}/assembly/{answer/**,*.ts,*.tsx}`, `${kit}/assembly/registries/{answer-views,type-messages}.ts`],
    imports: [...kitViews, ...anyType, 'kit assembly core', uiEntry],
    packages: styledReact,
    why: 'What a student loads imports no marker and no editor.',
  },
  'kit assembly staff views': {
    files: [`${kit}/assembly/{review,marker}/**`, `${kit}/assembly/registries/{review,marker}-views.ts`],
    imports: [...kitViews, ...anyType, ...named('kit assembly', 'core', 'answer'), uiEntry],
    packages: styledReact,
    why: 'Review and marker build on the answer views; they import no draft and no editor.',
  },
  'kit assembly editor': {
    files: [`${kit}/assembly/editor/**`, `${kit}/assembly/registries/type-{editor*,labels}.ts`],
    imports: [...kitEditing, ...anyType, ...named('kit assembly', 'core', 'draft', 'answer', 'staff views'), uiEntry],
    packages: [...styledReact, ...dragAndDrop],
    why: 'The editor of whole questions imports what is below it, and neither exchange nor the workbench.',
  },
  'kit examples': {
    files: [
      `${kit}/{assembly/samples/**,samples.ts,fixtures.ts}`,
      `${kit}/assembly/registries/{fixtures,type-sheets,type-gallery}.ts`,
    ],
    imports: [...kitCore, ...typeCore, 'kit type examples', ...named('kit assembly', 'core', 'exchange')],
    why: 'Example questions are plain data, made with the core.',
  },
  'kit workbench': {
    files: [`${kit}/assembly/workbench/**`],
    imports: [`${kit}/**`, uiEntry],
    packages: [...styledReact, ...dragAndDrop, 'idb', 'storybook', 'zod'],
    why: "The designers' workbench shows all of the kit, its examples included; it is not shipped, and knows no other package.",
  },
  'kit core entry': {
    files: [`${kit}/index.ts`],
    imports: [...kitCore, ...typeCore, ...named('kit assembly', 'core', 'draft')],
    why: "The kit's root entry is its core: it runs on a server, without React.",
  },
  'kit entries': {
    files: [`${kit}/{react,marker,editor,labels,exchange,paper,quality}.ts`],
    imports: [
      ...kitEditing,
      ...anyType,
      ...named('kit assembly', 'core', 'draft', 'answer', 'staff views', 'editor', 'exchange'),
    ],
    why: 'An entry names what the package publishes, and publishes neither the workbench nor examples nor tests.',
  },

  // ui and the client.
  'ui base': {
    files: ['packages/ui/src/{theme,messages,shared,provider}/**'],
    packages: ['react', 'styled-components', '@base-ui/react'],
    why: 'Theme, messages and provider are what every component is built on: they import no component.',
  },
  ui: {
    files: ['packages/ui/src/**'],
    imports: ['ui base'],
    packages: [...styledReact, '@base-ui/react', 'downshift', 'sonner'],
    why: "ui knows no questions, no server and no router: UiProvider's `link` brings a router's link.",
  },
  'client contract': {
    files: ['packages/api-client/src/contract/**'],
    imports: ['kit core entry'],
    packages: ['zod'],
    why: "The contract is shared with the server: it imports zod and the kit's core from its root, no ky and no React.",
  },
  client: {
    files: ['packages/api-client/src/**'],
    imports: ['client contract', 'kit core entry'],
    packages: ['ky', 'zod'],
    why: 'The client is the contract over ky: it knows no React, no server and no page.',
  },

  // The platform: lib, features, routes.
  'platform lib': {
    files: [`${platform}/lib/**`],
    imports: packageEntries,
    packages: [...pagePackages, ...dragAndDrop, ...tus.page, ...libPackages],
    why: 'lib is what features share: it imports packages by their entries, no feature and no route.',
  },
  'platform feature': {
    files: [`${platform}/features/<feature>/**`],
    imports: ['platform lib', ...packageEntries],
    packages: [...pagePackages, ...dragAndDrop, 'jose', 'lean-qr', 'pdfjs-dist', 'syllable'],
    why: 'A feature knows lib and packages by their entries: no route, and no other feature. What two share goes to lib.',
  },
  'platform routes': {
    files: [`${platform}/routes/<role>/**`],
    imports: ['platform lib', 'platform feature', ...packageEntries],
    packages: pagePackages,
    why: "A role's pages know no other role's: they share through features.",
  },
  'platform route table': {
    files: [`${platform}/**`],
    imports: [...named('platform', 'lib', 'feature', 'routes'), ...packageEntries],
    packages: [...pagePackages, 'workbox-core', 'workbox-precaching', 'workbox-routing'],
    why: 'The app, its route table and its service worker place routes and features, and import packages by their entries.',
  },

  // The server: what starts it, then its layers; each of these may be imported by those after it.
  'api start': {
    files: [`${api}/{main,admin,start-*,create-*,jobs/job-table,jobs/open}.ts`, `${api}/{commands,workers}/**`],
    imports: [`${api}/**`, contractEntry],
    packages: ['drizzle-orm', 'prom-client', 'zod', 'pg', '@electric-sql/pglite', '@opentelemetry'],
    builtins: true,
    why: 'Starting the server, or a command beside it, puts its layers together; it imports nothing of the platform or ui.',
  },
  'api base': {
    files: [`${api}/*.ts`, `${api}/services/errors/**`, `${api}/services/caller.ts`],
    imports: [contractEntry, 'kit core entry'],
    packages: ['jose', 'pino', 'zod'],
    builtins: true,
    why: 'Errors, clock, log and the seal of stored secrets are used by every layer of the server: they import none of them.',
  },
  'api database': {
    files: [`${api}/db/**`],
    imports: ['api base', contractEntry, 'kit core entry'],
    packages: ['drizzle-orm', 'pg', '@electric-sql/pglite', 'lru-cache', 'uuid'],
    builtins: true,
    why: 'Tables and connections know no service; the contract gives the types of stored values.',
  },
  'api texts': {
    files: [`${api}/{messages,mail,whatsapp}/**`],
    imports: ['api base', contractEntry],
    packages: ['nodemailer', 'ky', 'zod'],
    builtins: true,
    why: 'Messages, mail and WhatsApp work without the database and without services.',
  },
  'api auth': {
    files: [`${api}/{auth,jobs}/**`],
    imports: [...named('api', 'base', 'database'), contractEntry],
    packages: ['better-auth', '@node-rs/argon2', 'drizzle-orm', 'pg-boss', 'piscina', 'uuid', 'zod'],
    builtins: true,
    why: 'The sign-in engine and the queue of jobs are used by services and know none of them.',
  },
  'api policy': {
    files: [`${api}/policy/**`],
    imports: [...named('api', 'base', 'database'), contractEntry, 'kit core entry'],
    packages: ['drizzle-orm'],
    why: 'Who may do what is decided below the services that ask for it.',
  },
  'api services': {
    files: [`${api}/services/**`],
    imports: [...serverCore, `${kit}/paper.ts`],
    packages: [...tus.server, 'drizzle-orm', ...serviceTools, ...learningTools, ...smallTools, 'zod'],
    builtins: true,
    why: 'A service knows no HTTP: it accepts parsed input and throws the errors of services/errors.',
  },
  'api http': {
    files: [`${api}/{http,live}/**`],
    imports: [...named('api', 'base', 'texts', 'policy', 'services'), contractEntry, `${kit}/paper.ts`],
    packages: [...honoPackages, 'socket.io', '@socket.io/postgres-adapter', '@fastify/busboy', '@tus/server', 'uuid'],
    builtins: true,
    why: 'http and sockets speak the contract and call services; only services and db speak to the database.',
  },
  'api demo': {
    files: [`${api}/demo/**`],
    imports: [...serverCore, 'api services', 'kit examples'],
    packages: ['drizzle-orm', 'uuid', 'zod'],
    builtins: true,
    why: 'Demo data is written by services, and into tables where no call exists for it; never by HTTP.',
  },

  // What builds, tests and shows the packages.
  'package builds': {
    files: ['packages/*/{*.config.*,scripts/**}', 'apps/*/{*.config.*,scripts/**,public/**}'],
    imports: [`${kit}/**`, `${api}/**`, 'packages/ui/src/**', 'repository scripts'],
    ...anyTool,
    why: 'Builds and scripts of a package import packages and the scripts of the repository, and nothing of the platform.',
  },
  'repository scripts': {
    files: ['{scripts,packages/cli/src}/**', '{import-rules,vitest.config}.ts', '.storybook/vitest.project.ts'],
    imports: kitEntries,
    ...anyTool,
    why: 'Scripts of the repository and the command line run from their sources: they import the kit by its entries at most.',
  },
  showrooms: {
    files: ['{.storybook,visual}/**', 'bench/{*,core/*,exchange/*,interact/*,mount/*}', 'bench/lib/{pages,work}.ts'],
    imports: ['{packages/*/src,apps/platform/scripts}/**', 'repository scripts', 'bench/{server,platform,load,lib}/*'],
    ...anyTool,
    why: 'Storybook, pictures and benchmarks show the packages, without the server and the platform.',
  },
  'end-to-end tests and examples': {
    files: ['e2e/**', 'examples/**', 'bench/{server,platform,load,drill}/**', 'bench/lib/figures.ts'],
    imports: [...packageEntries, 'kit examples', 'repository scripts', serverFromOutside],
    ...anyTool,
    why: 'End-to-end tests and examples see everything from outside: they import packages by their entries, and start the server as a process.',
  },
};

/** What must not be reached through any number of files. */
export const unreachable: Readonly<Record<string, Unreachable>> = {
  'kit core without React': {
    from: [
      ...kitCore,
      'kit type core',
      ...named('kit assembly', 'core', 'draft', 'exchange'),
      `${kit}/{index,exchange,paper,quality}.ts`,
    ],
    modules: ['packages/ui/src/**'],
    packages: [...styledReact, '@tiptap/react'],
    builtins: true,
    why: "The kit's core runs on a server and in a browser: no file of it reaches React, ui or Node through any other.",
  },
  'answer views without the key': {
    from: [`${kit}/types/*/answer.tsx`],
    modules: [`${kit}/{types,families}/*/{marking,schema}.ts`, `${kit}/primitives/marking/**`],
    packages: ['zod'],
    atRunTime: true,
    why: "A student's view carries no key: it must not be able to mark, and needs no parser.",
  },
  'views without the editor': {
    from: [`${kit}/types/*/{answer,review,marker}.tsx`, `${kit}/{react,marker}.ts`],
    modules: ['kit primitives editor', 'kit family editor', ...named('kit assembly', 'draft', 'editor')],
    packages: richText,
    why: 'Answering, marking and review load nothing of the editor.',
  },
  'server without React': {
    from: [`${api}/**`],
    modules: ['packages/ui/src/**'],
    packages: [...styledReact, '@tiptap/react'],
    why: 'The server never loads React.',
  },
};
