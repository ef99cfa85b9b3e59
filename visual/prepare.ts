// Lists the stories that have a picture, for the tests to read: each of their workers would have to parse them all. With `accept`,
// the baselines of stories that are gone are removed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { removeUnusedBaselines } from './lib/baselines.ts';
import { listStories } from './lib/list-stories.ts';

const cache = path.resolve(import.meta.dirname, '../.cache/visual');
const stories = listStories();
mkdirSync(cache, { recursive: true });
writeFileSync(path.join(cache, 'stories.json'), JSON.stringify(stories));
if (process.argv.includes('accept')) removeUnusedBaselines(stories);
