import { loadFonts } from '../../.storybook/load-fonts.ts';
import '../../packages/ui/src/fonts.css';

/** `?type=MCQ`, or `?file=packages/…/table.stories.tsx` */
const parameters = new URLSearchParams(location.search);
const file = parameters.get('file');
await loadFonts();

if (file === null) {
  const { openViews } = await import('./question-view-page.tsx');
  window.pictures = openViews(parameters.get('type'));
} else {
  const { openStories } = await import('./story-page.tsx');
  window.pictures = await openStories(file);
}
