import { expect, it } from 'vitest';
import { filesOfAttempt, missingForAttempt } from './service-worker.ts';

const manifest = {
  'index.html': { file: 'assets/base.js', css: ['assets/base.css'], dynamicImports: ['src/routes/admin-routes.tsx'] },
  'src/routes/admin-routes.tsx': { file: 'assets/admin.js' },
  'src/routes/student-routes.tsx': { file: 'assets/student.js', imports: ['_shared.js'], dynamicImports: ['_home.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_home.js': { file: 'assets/home.js' },
  '_attempt.js': {
    file: 'assets/attempt.js',
    name: 'attempt',
    dynamicImports: ['recorder.tsx', 'src/features/review/review-page.tsx'],
  },
  'recorder.tsx': { file: 'assets/recorder.js', imports: ['_player.js'] },
  '_player.js': { file: 'assets/player.js' },
  'src/features/review/review-page.tsx': { file: 'assets/review.js' },
  'src/features/chat/chat-panel.tsx': {
    file: 'assets/chat.js',
    dynamicImports: ['src/lib/chat/voice-recorder.tsx'],
  },
  'src/lib/chat/voice-recorder.tsx': { file: 'assets/voice.js' },
};

it('keeps what an attempt loads at once and later, with its styles, what records a voice message, and nothing of other pages', () => {
  const kept = ['attempt.js', 'base.css', 'base.js', 'player.js', 'recorder.js', 'shared.js', 'student.js', 'voice.js'];
  expect([...filesOfAttempt(manifest)].toSorted()).toEqual(kept.map((file) => `assets/${file}`));
});

it('names what an attempt may load from a package and no device keeps', () => {
  const sender = '../../packages/api-client/src/client/upload.ts';
  const staff = '../../packages/api-client/src/client/staff-routes.ts';
  const base = { file: 'assets/base.js', dynamicImports: [sender, staff, 'src/routes/admin-routes.tsx'] };
  const apart = {
    ...manifest,
    'index.html': base,
    [sender]: { file: 'assets/upload.js' },
    [staff]: { file: 'assets/staff.js' },
  };
  expect(missingForAttempt(apart)).toEqual([sender]);
  expect(missingForAttempt({ ...apart, [sender]: { file: 'assets/attempt.js' } })).toEqual([]);
});
