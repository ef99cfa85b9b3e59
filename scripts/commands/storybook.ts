// The workbench and the stories as a built Storybook: `npm run storybook -- --port 6007`. It is built again when its sources have
// changed. Those who change the sources run `npm run storybook:dev`, which shows each change at once. `--build-only` serves nothing.
import { parseArgs } from 'node:util';
import { buildStorybook, builtStorybook } from '../lib/built-storybook.ts';
import { createStaticServer } from '../lib/static-server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '6006' }, 'build-only': { type: 'boolean', default: false } },
});
const port = Number(values.port);

await buildStorybook();
if (values['build-only']) process.exit();
const server = createStaticServer(builtStorybook);
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use, perhaps by another Storybook. Stop it, or choose another port: npm run storybook -- --port ${port + 1}`
      : `Storybook could not start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`The workbench is at http://localhost:${port}/`));
