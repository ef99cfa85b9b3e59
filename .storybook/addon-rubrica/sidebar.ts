/** What the sidebar knows of an entry. */
export interface SidebarEntry {
  type?: string;
  title?: string;
  tags?: readonly string[];
}

/** The parts of the sidebar. Stories below other titles are tests. */
const offeredParts = ['Write', 'Question types', 'Design system', 'Guides'];

/**
 * Whether the sidebar lists an entry: a story that presses keys by itself is a test of its component. All of them run as tests,
 * and a link leads to each.
 */
export function isOffered({ type, title = '', tags = [] }: SidebarEntry): boolean {
  const isTest = type !== 'docs' && tags.includes('play-fn');
  return offeredParts.includes(title.split('/')[0] ?? '') && !isTest;
}
