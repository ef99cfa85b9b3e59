/** What each workspace package brings that its stories load, some of it only midway. */
const dependencies = {
  '@rubrica/ui': [
    '@base-ui/react/dialog',
    '@base-ui/react/direction-provider',
    '@base-ui/react/menu',
    '@base-ui/react/tabs',
    'downshift',
    'lucide-react',
    'sonner',
    'styled-components',
  ],
  '@rubrica/question-kit': [
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@tiptap/react',
    '@tiptap/starter-kit',
    'fflate',
    'idb',
    'immer',
    'papaparse',
    'saxes',
    'zod',
  ],
  '@rubrica/platform > @rubrica/api-client': ['ky'],
  '@rubrica/platform': ['@hookform/resolvers/zod', '@tanstack/react-query', 'react-hook-form', 'react-router-dom'],
} as const;

/**
 * Bundled before the first story runs, in a clean clone too: a dependency that Vite meets only when a story asks for it
 * reloads the page, and the test that runs in it fails. The names say from whose folder each is resolved.
 */
export const preBundled: string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'storybook/theming',
  ...Object.entries(dependencies).flatMap(([owner, names]) => names.map((name) => `${owner} > ${name}`)),
];
