/** The dependencies of each workspace package that its stories load. */
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
  '@rubrica/platform': [
    'pdfjs-dist/legacy/build/pdf.mjs',
    '@hookform/resolvers/zod',
    '@tanstack/react-query',
    'react-hook-form',
    'react-router-dom',
  ],
} as const;

/**
 * The dependencies to bundle before the first story runs. A dependency that Vite finds later reloads the page, and the running
 * test fails. Each name starts with the package whose folder it is resolved from.
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
