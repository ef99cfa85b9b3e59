import { RouteLink, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import {
  containsFolder,
  folderFields,
  folderTree,
  isSameFolder,
  type Folder,
  type FolderNames,
  type FolderPath,
} from './folder-tree.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin-inline-start: 14px;
  }
  & > li > div {
    display: flex;
    align-items: center;
  }
  & a {
    display: flex;
    flex: 1;
    justify-content: space-between;
    gap: ${token.space[8]};
    min-inline-size: 0;
    padding: ${token.space[8]};
    border-radius: 8px;
    color: ${token.color.ink};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: ${token.color.hover};
  }
  & a[aria-current] {
    background: ${token.color.accentSoft};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    & a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  & a > span:last-child {
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  & button,
  & div > i {
    flex: none;
    inline-size: 28px;
    block-size: 28px;
  }
  & button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & button svg {
    inline-size: 16px;
    block-size: 16px;
    transition: rotate 120ms;
  }
  & button[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  [dir='rtl'] & button svg {
    scale: -1 1;
  }
  [dir='rtl'] & button[aria-expanded='true'] svg {
    rotate: -90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    & button svg {
      transition: none;
    }
  }
`;

/** An address with another folder, and all else that it holds but the page. */
function useFolderAddress() {
  const [address] = useSearchParams();
  const named: FolderPath = {};
  for (const field of folderFields) {
    const value = address.get(field);
    if (value) named[field] = value;
  }
  const to = (path: FolderPath) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    for (const field of folderFields) {
      const value = path[field];
      if (value) next.set(field, value);
      else next.delete(field);
    }
    return `/admin/questions?${next.toString()}`;
  };
  return { named, to, isArchive: address.get('archived') === 'true' };
}

type Address = ReturnType<typeof useFolderAddress>;

function FolderItem({ folder, address }: { folder: Folder; address: Address }) {
  const messages = useMessages({ en, ar });
  const { number } = useFormat();
  const id = useId();
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isOpen = toggled ?? containsFolder(folder.path, address.named);
  return (
    <li>
      <div>
        {folder.folders.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={messages.foldersIn(folder.name)}
            onClick={() => setToggled(!isOpen)}
          >
            <ChevronRight aria-hidden="true" />
          </button>
        ) : (
          <i />
        )}
        <RouteLink
          to={address.to(folder.path)}
          aria-current={isSameFolder(folder.path, address.named) ? 'page' : undefined}
        >
          <bdi>{folder.name}</bdi> <span>{number(folder.questions)}</span>
        </RouteLink>
      </div>
      {folder.folders.length > 0 && (
        <List id={id} hidden={!isOpen}>
          {folder.folders.map((inner) => (
            <FolderItem key={JSON.stringify(inner.path)} folder={inner} address={address} />
          ))}
        </List>
      )}
    </li>
  );
}

/** The questions by category, in it by level, in it by diploma. The address says which folder is shown. */
export function Folders({ names }: { names: FolderNames }) {
  const messages = useMessages({ en, ar });
  const { number } = useFormat();
  const address = useFolderAddress();
  const archived = address.isArchive ? 'true' : 'false';
  const { data } = useQuery({
    queryKey: keyOf('Question', 'folders', archived),
    queryFn: ({ signal }) => api.listQuestionFolders({ query: { archived }, signal }),
    placeholderData: (before) => before,
  });
  const counts = data?.items ?? [];
  const all = counts.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <nav aria-label={messages.folders}>
      <List>
        <li>
          <div>
            <i />
            <RouteLink to={address.to({})} aria-current={isSameFolder({}, address.named) ? 'page' : undefined}>
              {messages.allQuestions} <span>{number(all)}</span>
            </RouteLink>
          </div>
        </li>
        {folderTree(counts, names, messages.without).map((folder) => (
          <FolderItem key={JSON.stringify(folder.path)} folder={folder} address={address} />
        ))}
      </List>
    </nav>
  );
}
