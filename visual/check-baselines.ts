// Whether each picture has a baseline, and each baseline a picture. A story that is added, tagged or given a play function can change
// which pictures its whole file has, which nothing else says before the pictures are taken.
import { findBaselineProblems } from './lib/baselines.ts';
import { listStories } from './lib/list-stories.ts';

const problems = findBaselineProblems(listStories());
if (problems.length > 0)
  console.error(
    `The baselines of pictures differ from what is compared. Accept and look at them: npm run visual -- accept\n  ${problems.join('\n  ')}`,
  );
process.exitCode = problems.length === 0 ? 0 : 1;
